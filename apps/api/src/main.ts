/** The calls as a server of its own, for a storefront that has API_URL. */
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import pino from 'pino';
import { createApi } from './create-api.ts';
import { openDatabase } from './database/connect.ts';
import { loadLocalizationValues } from './database/localization.ts';
import { migrate } from './database/migrate.ts';
import { isSystemError } from './database/processes.ts';
import { loadSessionSecret } from './database/settings.ts';
import { ensureDemoCatalogue } from './demo/ensure-demo-catalogue.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

const GRACE_MS = 10_000;

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(isPlain(error) ? error.message : error);
  process.exitCode = 1;
}

/** Told in one line; of anything else the stack is needed. */
function isPlain(error: unknown): error is Error {
  return error instanceof SettingsError || isSystemError(error, 'EADDRINUSE', 'EACCES', 'ECONNREFUSED', 'ENOTFOUND');
}

async function start(settings: Settings): Promise<void> {
  const log = pino({ level: settings.logLevel });
  const database = await openDatabase({ ...settings, log: (line) => log.info(line) });
  try {
    await migrate(database.pool);
    await loadLocalizationValues(database.db);
    if (settings.demo) await ensureDemoCatalogue(database.pool, { ...settings.demo, log: (line) => log.info(line) });
    const api = createApi({
      database,
      clock: () => new Date(),
      log,
      sessionSecret: settings.sessionSecret ?? (await loadSessionSecret(database.db)),
      secureCookies: settings.secureCookies,
    });
    const server = createAdaptorServer({ fetch: api.fetch });
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
    log.info(`Calls are answered on ${settings.host}, port ${settings.port}`);
    const stop = () => {
      // Requests in flight are answered; connections that idle do not hold the process.
      setTimeout(() => process.exit(1), GRACE_MS).unref();
      server.close(() => void database.close());
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    await database.close();
    throw error;
  }
}

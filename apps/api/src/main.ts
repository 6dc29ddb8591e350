/** The calls as a server of its own, for a storefront that has API_URL. */
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import pino from 'pino';
import { isSystemError } from './database/processes.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { startApi } from './start-api.ts';

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
  const { api, close } = await startApi(settings, log);
  const server = createAdaptorServer({ fetch: api.fetch });
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    await close();
    throw error;
  }
  log.info(`Calls are answered on ${settings.host}, port ${settings.port}`);
  const stop = () => {
    // Requests in flight are answered; connections that idle do not hold the process.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    server.close(() => void close());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

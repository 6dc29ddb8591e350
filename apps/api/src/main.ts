/** Runs the api as a server of its own, for a storefront with API_URL. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { createCallerAddress } from './platform/http/caller-address.ts';
import { isSystemError } from './platform/database/processes.ts';
import { createVisitorAddress, endSlowAnswers, prepareToClose } from './platform/http/index.ts';
import { createLog } from './platform/http/log.ts';
import { readSettings, SettingsError, settingsWarnings, type Settings } from './platform/settings/settings.ts';
import { startApi } from './start-api.ts';

/** Milliseconds until a connection is closed whose storefront reads nothing of its response, or reads too slowly. */
const IDLE_LIMIT_MS = 30_000;
const ANSWER_LIMITS = { whole: 60_000, check: 2000 };

/** Milliseconds until the process closes and drops the remaining requests. */
const CLOSING_LIMIT_MS = 10_000;

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(isPlain(error) ? error.message : error);
  process.exitCode = 1;
}

/** Errors logged as one line; others need their stack. */
function isPlain(error: unknown): error is Error {
  return error instanceof SettingsError || isSystemError(error, 'EADDRINUSE', 'EACCES', 'ECONNREFUSED', 'ENOTFOUND');
}

async function start(settings: Settings): Promise<void> {
  const log = createLog(settings.logLevel);
  const isProduction = process.env['NODE_ENV'] === 'production';
  for (const warning of settingsWarnings(settings, { isProduction })) log.warn(warning);
  const { api, close } = await startApi(settings, log);
  const visitorAddress = createVisitorAddress(settings.trustedProxies);
  const writeAddress = createCallerAddress({ apiSecret: settings.apiSecret, visitorAddress });
  const server = createAdaptorServer({
    fetch: (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
      writeAddress(request, incoming);
      return api.fetch(request);
    },
  }) as Server;
  server.timeout = IDLE_LIMIT_MS;
  endSlowAnswers(server, ANSWER_LIMITS);
  const closing = prepareToClose(server);
  try {
    server.listen(settings.port, settings.host);
    await once(server, 'listening');
  } catch (error) {
    await close();
    throw error;
  }
  log.info(`Calls are answered on ${settings.host}, port ${settings.port}`);
  const stop = () => {
    if (closing.isClosing()) return;
    setTimeout(() => process.exit(1), CLOSING_LIMIT_MS).unref();
    void closing.close(0).then(close);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

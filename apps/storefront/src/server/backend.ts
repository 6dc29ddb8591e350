import type { Logger } from 'pino';
import {
  createApi,
  ensureDemoCatalogue,
  loadLocalizationValues,
  loadSessionSecret,
  migrate,
  openDatabase,
  type Settings,
} from '@partshop/api';
import type { ApiTransport } from './api-transport.ts';

export type Backend = { transport: ApiTransport; close: () => Promise<void> };

/** Starts the embedded backend: database, migrations, demo catalogue, api. */
export async function startBackend(settings: Settings, serverVersion: string, log: Logger): Promise<Backend> {
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
      serverVersion,
    });
    return { transport: async (request) => api.fetch(request), close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}

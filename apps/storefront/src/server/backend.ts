import type { Logger } from 'pino';
import type { ApiTransport } from './api-transport.ts';
import { forwardTo } from './api-transport.ts';
import type { ShopSettings } from './settings.ts';

export type Backend = {
  transport: ApiTransport;
  /** Calls back when offers changed. A backend of another process tells nothing: kept pages end by their age. */
  onCatalogueChange: (listener: () => void) => Promise<void>;
  close: () => Promise<void>;
};

/** The backend of API_URL, or the one that comes with the shop, in this process and without a socket. */
export async function openBackend(settings: ShopSettings, serverVersion: string, log: Logger): Promise<Backend> {
  if (settings.apiUrl) {
    const nothing = async () => undefined;
    return { transport: forwardTo(settings.apiUrl), onCatalogueChange: nothing, close: nothing };
  }
  // A shop with a backend of its own does without a database, and without the code for one.
  const { startApi } = await import('@partshop/api');
  const { api, onCatalogueChange, close } = await startApi(settings, log, serverVersion);
  return { transport: async (request) => api.fetch(request), onCatalogueChange, close };
}

import type { Logger } from 'pino';
import type { ApiTransport } from './api-transport.ts';
import { forwardTo } from './api-transport.ts';
import type { ChangedArticles } from './page-cache.ts';
import type { ShopSettings } from './settings.ts';

export type Backend = {
  transport: ApiTransport;
  /** Whether the backend responds to a call that reads its database. */
  isThere: (signal: AbortSignal) => Promise<boolean>;
  /** False where the backend is down for good, and a restarted process may recover. */
  isAlive: () => boolean;
  /** Calls `listener` when offers change. A separate backend sends no such event: cached pages expire by age. */
  onCatalogueChange: (listener: (changed: ChangedArticles) => void) => void;
  close: () => Promise<void>;
};

/** Opens the backend of API_URL, or the one that comes with the shop: in this process, without a socket. */
export async function openBackend(settings: ShopSettings, serverVersion: string, log: Logger): Promise<Backend> {
  if (settings.apiUrl) {
    const transport = forwardTo(settings.apiUrl, settings.apiSecret);
    return {
      transport,
      isThere: askBy(transport),
      isAlive: () => true,
      onCatalogueChange: () => undefined,
      close: async () => undefined,
    };
  }
  // With a separate backend, the shop does not load the code for a database.
  const { startApi } = await import('@partshop/api');
  const { api, isAlive, onCatalogueChange, close } = await startApi(settings, log, serverVersion);
  const transport: ApiTransport = async (request) => api.fetch(request);
  return { transport, isThere: askBy(transport), isAlive, onCatalogueChange, close };
}

/** Asks for the offers of a number that does not exist: a working backend responds with an empty list. */
const askBy =
  (transport: ApiTransport) =>
  async (signal: AbortSignal): Promise<boolean> => {
    const body = JSON.stringify({ Number: '0' });
    const headers = { 'content-type': 'application/json' };
    const address = 'http://api.internal/services/search/searchgoodlist_json';
    const { status } = await transport(new Request(address, { method: 'POST', headers, body, signal }));
    return status === 200 || status === 404;
  };

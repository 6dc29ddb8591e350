import type { Logger } from 'pino';
import type { ApiTransport } from './api-transport.ts';
import { forwardTo } from './api-transport.ts';
import type { ShopSettings } from './settings.ts';

export type Backend = {
  transport: ApiTransport;
  /** Whether it answers a call that has to look into its database. */
  isThere: (signal: AbortSignal) => Promise<boolean>;
  /** False where it is down for good, and a process that starts anew may do better. */
  isAlive: () => boolean;
  /** Calls back when offers changed. A backend of another process tells nothing: cached pages end by their age. */
  onCatalogueChange: (listener: () => void) => Promise<void>;
  close: () => Promise<void>;
};

/** The backend of API_URL, or the one that comes with the shop, in this process and without a socket. */
export async function openBackend(settings: ShopSettings, serverVersion: string, log: Logger): Promise<Backend> {
  if (settings.apiUrl) {
    const nothing = async () => undefined;
    const transport = forwardTo(settings.apiUrl, settings.apiSecret);
    return { transport, isThere: askBy(transport), isAlive: () => true, onCatalogueChange: nothing, close: nothing };
  }
  // A shop with a backend of its own does without a database, and without the code for one.
  const { startApi } = await import('@partshop/api');
  const { api, isAlive, onCatalogueChange, close } = await startApi(settings, log, serverVersion);
  const transport: ApiTransport = async (request) => api.fetch(request);
  return { transport, isThere: askBy(transport), isAlive, onCatalogueChange, close };
}

/** Offers of a number that nobody has: that there are none is the answer of a backend that is there. */
const askBy =
  (transport: ApiTransport) =>
  async (signal: AbortSignal): Promise<boolean> => {
    const body = JSON.stringify({ Number: '0' });
    const headers = { 'content-type': 'application/json' };
    const address = 'http://api.internal/services/search/searchgoodlist_json';
    const { status } = await transport(new Request(address, { method: 'POST', headers, body, signal }));
    return status === 200 || status === 404;
  };

import { createApiClient, type ApiClient } from '@partshop/api-client';
import type { ApiTransport } from './api-transport.ts';
import { PAGE_TIMES, withDeadline } from './page-deadline.ts';

/** Makes a site-wide file by calls of the backend. Throws where the backend does not respond in the time of a page. */
export async function askInTime<Made>(transport: ApiTransport, make: (api: ApiClient) => Promise<Made>): Promise<Made> {
  const deadline = withDeadline(transport, PAGE_TIMES, false);
  const api = createApiClient({ baseUrl: 'http://api.internal', fetch: deadline.send, timeout: 0 });
  const made = await deadline.within(make(api).then((file) => ({ file })));
  if (made === null) throw new Error('A site-wide file was not made in its time.');
  return made.file;
}

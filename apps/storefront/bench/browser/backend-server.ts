/** The backend in a process of its own. A message `{ delayMs }` delays each later response. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createBrowserBackend } from './backend.ts';

let delayMs = 0;
const backend = createBrowserBackend();
const listener = getRequestListener(async (request) => {
  if (delayMs > 0) await wait(delayMs);
  return backend(request);
});
const server = createServer((request, response) => void listener(request, response));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', (message: { delayMs: number }) => {
  delayMs = message.delayMs;
});
process.once('disconnect', () => process.exit());

/**
 * A shop in a process of its own that responds slowly, for tests of the shutdown. Sends its port to its parent, then a
 * message when it is handling requests. SHUTDOWN_GRACE_MS is its grace period.
 */
import { setTimeout } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { createLog } from '@partshop/api/log';
import { prepareToClose } from '@partshop/api/serving';
import { createShopServer, listen } from '../listen.ts';
import { createPlainResponses } from '../plain-response.ts';
import { createReadiness } from '../readiness.ts';

/** The messages, in this order. */
export type SlowShopNews = { port: number } | { isAtWork: true };

const plain = createPlainResponses();
const tell = (news: SlowShopNews) => process.send?.(news);
let count = 0;
let isBackendOpen = true;

const readiness = createReadiness({ ask: async () => true, isClosing: () => closing.isClosing(), plain });
const server = createShopServer(async (request) => {
  if (new URL(request.url).pathname === '/ready') return readiness();
  count += 1;
  if (count === 200) tell({ isAtWork: true });
  await setTimeout(5 + (count % 20));
  return plain.text(isBackendOpen ? 200 : 500, 'answer');
});
const closing = prepareToClose(server);
server.once('listening', () => tell({ port: (server.address() as AddressInfo).port }));
await listen({
  server,
  closing,
  host: '127.0.0.1',
  port: 0,
  graceMs: Number(process.env['SHUTDOWN_GRACE_MS']),
  log: createLog('silent'),
  onClose: async () => {
    isBackendOpen = false;
  },
});

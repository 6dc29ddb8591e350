/**
 * `node --expose-gc bench/servers/waiting-visitors.ts VISITORS`: the shop with a backend that responds to price pages on command. Tells
 * its parent its port, when all visitors are waiting, and its memory.
 */
import { setImmediate } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { createShopServer } from '../../src/server/listen.ts';
import { createInstantBackend } from '../fixtures.ts';
import { collectedKib } from './collected.ts';
import { createOpenShop } from './shop.ts';

/** `release` makes the backend respond; `memory` asks for the memory once there are so many connections. */
export type WaitingVisitorsMessage = { ask: 'release' } | { ask: 'memory'; connections: number };
export type HeldAnswer = { port: number } | { isHeld: true } | { kib: number };

const visitors = Number(process.argv[2]);
const backend = createInstantBackend();
const tell = (answer: HeldAnswer) => process.send?.(answer);
let gate = Promise.withResolvers<void>();
let waiting = 0;

async function transport(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === '/services/search/searchgood_json') {
    waiting += 1;
    if (waiting === visitors) tell({ isHeld: true });
    await gate.promise;
  }
  return backend(request);
}

function release(): void {
  gate.resolve();
  gate = Promise.withResolvers();
  waiting = 0;
}

const connections = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

async function tellMemory(wanted: number): Promise<void> {
  while (connections() !== wanted) await setImmediate();
  tell({ kib: await collectedKib() });
}

process.on('message', (question: WaitingVisitorsMessage) => {
  if (question.ask === 'release') release();
  else void tellMemory(question.connections);
});
process.once('disconnect', () => process.exit());
const server = createShopServer(await createOpenShop(transport));
server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }));

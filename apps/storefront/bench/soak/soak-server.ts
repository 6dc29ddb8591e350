/** The shop in a process of its own that tells, when asked, what it holds while nobody visits it: `node --expose-gc`. */
import { readdirSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { queryObjects } from 'node:v8';
import { createShopServer } from '../../src/server/listen.ts';
import { createGuardedShop } from './guarded-shop.ts';

/** `heap` is in bytes; `objects` are all that are alive, `maps` those of them that may grow. */
export type Holding = { heap: number; objects: number; maps: number; handles: number; descriptors: number };

const server = createShopServer(await createGuardedShop());
const sockets = new Set<Socket>();
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => void sockets.delete(socket));
});

/** Waits until the last visitor's connection has ended. */
function whenAlone(run: () => void): void {
  const [socket] = sockets;
  if (socket) socket.once('close', () => setImmediate(() => whenAlone(run)));
  else run();
}

function holding(): Holding {
  const objects = queryObjects(Object, { format: 'count' });
  const maps = queryObjects(Map, { format: 'count' });
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed: heap } = process.memoryUsage();
  const descriptors = readdirSync('/proc/self/fd').length;
  return { heap, objects, maps, handles: process.getActiveResourcesInfo().length, descriptors };
}

process.on('message', () => whenAlone(() => process.send?.(holding())));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

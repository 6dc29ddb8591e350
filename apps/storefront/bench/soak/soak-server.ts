/** The shop in a process of its own that reports on request what it retains while nobody visits it; needs `node --expose-gc`. */
import { readdirSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { queryObjects } from 'node:v8';
import { createShopServer } from '../../src/server/listen.ts';
import { createGuardedShop } from './guarded-shop.ts';

/** `heap` is in bytes; `objects`: all live objects; `maps`: those of them that can grow. */
export type Holding = { heap: number; objects: number; maps: number; handles: number; descriptors: number };

const server = createShopServer(await createGuardedShop());
const sockets = new Set<Socket>();
server.on('connection', (socket) => {
  sockets.add(socket);
  socket.once('close', () => void sockets.delete(socket));
});

/** Waits until the last connection has closed. */
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

/**
 * `node bench/soak/guarded-server.ts HASTE`: the shop behind admission control; divides the limits of connections by HASTE.
 * Sends its port to its parent, and its health on request.
 */
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { CONNECTION_LIMITS, type ConnectionLimits } from '../../src/server/connection-limits.ts';
import { createShopServer } from '../../src/server/listen.ts';
import { createGuardedShop } from './guarded-shop.ts';

/** CPU time and the 99th percentile of the event loop's delay since the last request, in milliseconds; memory in MiB. */
export type Health = { cpuMs: number; rssMiB: number; delayP99: number };

const RESOLUTION_MS = 2;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delays.enable();

function health(): Health {
  const { user, system } = process.cpuUsage();
  const delayP99 = Math.max(0, delays.percentile(99) / 1e6 - RESOLUTION_MS);
  delays.reset();
  return { cpuMs: (user + system) / 1000, rssMiB: process.memoryUsage.rss() / 1024 / 1024, delayP99 };
}

process.on('message', () => process.send?.(health()));
const haste = Number(process.argv[2]);
const { headers, request, check } = CONNECTION_LIMITS;
const limits: ConnectionLimits = {
  ...CONNECTION_LIMITS,
  headers: headers / haste,
  request: request / haste,
  check: check / haste,
};
const server = createShopServer(await createGuardedShop(), { limits });
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

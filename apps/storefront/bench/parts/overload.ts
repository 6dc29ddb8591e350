import type { Part } from '../finding.ts';
import { asLoad } from '../pin.ts';
import { startGuarded } from '../soak/guarded.ts';
import { measureHeldLoad } from '../soak/held-load.ts';
import { measureOverload } from '../soak/overload.ts';
import { measureSlowClients } from '../soak/slow-clients.ts';

/** With BENCH_FULL=1 as large as the goals say: 60 seconds each, 1,000 slow clients. */
const IS_FULL = process.env['BENCH_FULL'] === '1';
const SECONDS = IS_FULL ? 60 : 5;
const OVERLOAD = { connections: 500, seconds: SECONDS, times: 4 };
const SLOW = { clients: IS_FULL ? 334 : 60, seconds: SECONDS };

/** The shop under a load that it can bear, one that it cannot, and one that only holds its connections: L1, L2, L5. */
export const measureOverloads: Part = async () =>
  asLoad(async () => {
    const shop = await startGuarded();
    try {
      return [
        ...(await measureHeldLoad(shop, IS_FULL ? SECONDS : 2)),
        ...(await measureOverload(shop, OVERLOAD)),
        ...(await measureSlowClients(shop, SLOW)),
      ];
    } finally {
      await shop.stop();
    }
  });

import type { Part, Size } from '../finding.ts';
import { asLoad } from '../pin.ts';
import { startGuarded } from '../soak/guarded.ts';
import { measureSustainedLoad } from '../soak/sustained-load.ts';
import { measureOverload } from '../soak/overload.ts';
import { measureSlowClients } from '../soak/slow-clients.ts';

const SECONDS: Record<Size, number> = { short: 1, usual: 5, full: 60 };
const HELD_SECONDS: Record<Size, number> = { short: 1, usual: 2, full: 60 };
const OVERLOAD = { connections: 500, times: 4 };
/** Of each of three kinds. */
const SLOW_CLIENTS: Record<Size, number> = { short: 20, usual: 60, full: 334 };

/** L1, L2, L5: the shop under a sustainable load, under overload, and with slow clients. */
export const measureOverloads: Part = async ({ size }) =>
  asLoad(async () => {
    const shop = await startGuarded();
    try {
      return [
        ...(await measureSustainedLoad(shop, HELD_SECONDS[size])),
        ...(await measureOverload(shop, { ...OVERLOAD, seconds: SECONDS[size] })),
        ...(await measureSlowClients(shop, { clients: SLOW_CLIENTS[size], seconds: SECONDS[size] })),
      ];
    } finally {
      await shop.stop();
    }
  });

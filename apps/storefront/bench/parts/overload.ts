import type { Finding, Part, Size } from '../finding.ts';
import { asLoad } from '../pin.ts';
import { startGuarded, type Guarded } from '../soak/guarded.ts';
import { measureSustainedLoad } from '../soak/sustained-load.ts';
import { measureOverload } from '../soak/overload.ts';
import { measureSlowClients } from '../soak/slow-clients.ts';

const SECONDS: Record<Size, number> = { short: 0.3, usual: 5, full: 60 };
const HELD_SECONDS: Record<Size, number> = { short: 0.3, usual: 2, full: 60 };
/** Seconds for the figures without overload, and of load before anything is measured. */
const CALM_SECONDS: Record<Size, number> = { short: 0.3, usual: 1, full: 1 };
const PEAK_SECONDS: Record<Size, number> = { short: 0.3, usual: 3, full: 3 };
const RECOVERY_SECONDS: Record<Size, number> = { short: 2, usual: 30, full: 30 };
const OVERLOAD = { connections: 500, times: 4 };
/** Of each of three kinds. */
const SLOW_CLIENTS: Record<Size, number> = { short: 20, usual: 60, full: 334 };
/** In the short form, a server of their own ends slow clients so many times earlier than usual. */
const HASTE = 10;

/** L1, L2, L5: the shop under a sustainable load, under overload, and with slow clients. */
export const measureOverloads: Part = async ({ size }) =>
  asLoad(async () => {
    const slow = { clients: SLOW_CLIENTS[size], seconds: SECONDS[size] };
    const findings = await withGuarded(1, async (shop) => [
      ...(await measureSustainedLoad(shop, { seconds: HELD_SECONDS[size], warmUpSeconds: CALM_SECONDS[size] })),
      ...(await measureOverload(shop, {
        ...OVERLOAD,
        seconds: SECONDS[size],
        calmSeconds: CALM_SECONDS[size],
        peakSeconds: PEAK_SECONDS[size],
        recoverySeconds: RECOVERY_SECONDS[size],
      })),
      ...(size === 'short' ? [] : await measureSlowClients(shop, slow)),
    ]);
    if (size !== 'short') return findings;
    return [...findings, ...(await withGuarded(HASTE, async (shop) => measureSlowClients(shop, slow)))];
  });

async function withGuarded(haste: number, measure: (shop: Guarded) => Promise<Finding[]>): Promise<Finding[]> {
  const shop = await startGuarded(haste);
  try {
    return await measure(shop);
  } finally {
    await shop.stop();
  }
}

import { atLeast, atMost, type Finding } from '../finding.ts';
import { PRICE_PATHS } from '../servers/paths.ts';
import { flood, visitsOf, type FloodResult } from './flood.ts';
import type { Guarded } from './guarded.ts';
import type { Health } from './guarded-server.ts';

/**
 * Connections and seconds of the overload; `times`: the requested rate as a multiple of the capacity; seconds for which one
 * visitor alone and the capacity are measured before it, and after which the shop counts as not recovered.
 */
export type OverloadSize = {
  connections: number;
  seconds: number;
  times: number;
  calmSeconds: number;
  peakSeconds: number;
  recoverySeconds: number;
};

const VISITS = visitsOf(PRICE_PATHS);
const PEAK_CONNECTIONS = 64;
const PROBE_SECONDS = 0.25;

/** L2: the price page rendered, requested far more often than the shop can respond. */
export async function measureOverload(
  shop: Guarded,
  { connections, seconds, times, calmSeconds, peakSeconds, recoverySeconds }: OverloadSize,
): Promise<Finding[]> {
  const { port, health } = shop;
  const ask = { port, requests: VISITS };
  await flood({ ...ask, connections: PEAK_CONNECTIONS, seconds: peakSeconds });
  const calm = await flood({ ...ask, connections: 1, seconds: calmSeconds });
  await health();
  const peak = await flood({ ...ask, connections: PEAK_CONNECTIONS, seconds: peakSeconds });
  const peakHealth = await health();
  const over = await flood({ ...ask, connections, seconds, rate: times * peak.goodPerSecond });
  const overHealth = await health();
  const recovery = await secondsToRecover(shop, calm, recoverySeconds);
  const title = `${connections} connections, ${times} × capacity`;
  return [
    ...answersOf(title, peak, over),
    ...healthOf(title, peakHealth, overHealth),
    {
      name: `${title}: normal again after`,
      unit: 's',
      values: { shop: recovery },
      goals: [atMost('L2', recovery, 5, 's')],
    },
  ];
}

function answersOf(title: string, peak: FloodResult, over: FloodResult): Finding[] {
  const goodput = over.goodPerSecond / peak.goodPerSecond;
  const subject = (shop: number) => ({ shop });
  return [
    { name: `${title}: answers at the peak`, unit: 'requests/s', values: subject(peak.goodPerSecond) },
    {
      name: `${title}: answers in the overload`,
      unit: 'requests/s',
      values: subject(over.goodPerSecond),
      goals: [atLeast('L2', goodput, 0.8, '× peak')],
    },
    { name: `${title}: p99 of answers`, unit: 'ms', values: subject(over.goodP99) },
    { name: `${title}: share refused`, unit: '%', values: subject((100 * over.refused) / (over.refused + over.good)) },
    {
      name: `${title}: p99 of refusals`,
      unit: 'ms',
      values: subject(over.refusedP99),
      goals: [atMost('L2', over.refusedP99, 50, 'ms')],
    },
    {
      name: `${title}: neither answer nor refusal`,
      unit: '',
      values: subject(over.bad),
      goals: [atMost('L2', over.bad, 0, '')],
    },
  ];
}

const healthOf = (title: string, peak: Health, over: Health): Finding[] => [
  {
    name: `${title}: p99 of the event loop’s delay`,
    unit: 'ms',
    values: { shop: over.delayP99 },
    goals: [atMost('L2', over.delayP99, 200, 'ms')],
  },
  {
    name: `${title}: memory`,
    unit: 'MiB',
    values: { shop: over.rssMiB },
    goals: [atMost('L2', over.rssMiB / peak.rssMiB, 1.5, '× at the peak')],
  },
];

/** Seconds until visitors are served as before: none is rejected, and the median is at most twice as long. */
async function secondsToRecover({ port }: Guarded, calm: FloodResult, limit: number): Promise<number> {
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  while (passed() < limit) {
    const probe = await flood({ port, requests: VISITS, connections: 1, seconds: PROBE_SECONDS });
    if (probe.good > 0 && probe.refused + probe.bad === 0 && probe.goodP50 <= 2 * calm.goodP50) return passed();
  }
  return Number.NaN;
}

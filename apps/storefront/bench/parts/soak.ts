import { atMost, type Finding, type Part, type Size } from '../finding.ts';
import { asLoad, endProcess, forkPinned, messageOf } from '../pin.ts';
import { SOAK_PATHS } from '../soak/paths.ts';
import { flood, visitsOf } from '../soak/flood.ts';
import { slopeOf } from '../soak/slope.ts';
import { styleLengths } from '../soak/style-lengths.ts';
import type { Holding } from '../soak/soak-server.ts';

const REQUESTS: Record<Size, number> = { short: 400, usual: 20_000, full: 200_000 };
const SAMPLES: Record<Size, number> = { short: 8, usual: 20, full: 20 };
/** Number of samples before the process has settled. */
const WARM_UP = 5;
const CONNECTIONS = 8;
const VISITS = visitsOf(SOAK_PATHS);
const LIMIT_S = 600;
const SERVER = new URL('../soak/soak-server.ts', import.meta.url);

type Sample = Holding & { requests: number };

/** S0 and G14: tens of thousands of visits, and what the process retains after them. */
export const measureSoak: Part = async ({ size }) =>
  asLoad(async () => {
    const all = REQUESTS[size];
    const count = SAMPLES[size];
    const child = forkPinned(SERVER, [], { flags: ['--expose-gc'] });
    try {
      const { port } = await messageOf<{ port: number }>(child);
      const samples: Sample[] = [];
      let styles: Map<string, number> | undefined;
      for (let index = 1; index <= count; index++) {
        await visit(port, all / count);
        styles ??= await styleLengths(port, SOAK_PATHS);
        const holding = messageOf<Holding>(child);
        child.send('holding');
        samples.push({ ...(await holding), requests: (index * all) / count });
      }
      const after = await styleLengths(port, SOAK_PATHS);
      const changed = [...after].filter(([address, length]) => styles?.get(address) !== length).length;
      return [...findingsOf(all, samples.slice(WARM_UP)), changedStyles(all, changed)];
    } finally {
      await endProcess(child);
    }
  });

async function visit(port: number, count: number): Promise<void> {
  const { statuses } = await flood({ port, requests: VISITS, connections: CONNECTIONS, seconds: LIMIT_S, count });
  const { 200: good = 0, 404: missing = 0, ...others } = statuses;
  if (good + missing < count) throw new Error(`Other answers than were asked for: ${JSON.stringify(others)}`);
}

function findingsOf(all: number, samples: readonly Sample[]): Finding[] {
  const perRequest = (figure: keyof Holding) => slopeOf(samples.map((sample) => [sample.requests, sample[figure]]));
  const growth = (figure: keyof Holding) => (samples.at(-1)?.[figure] ?? Number.NaN) - (samples[0]?.[figure] ?? 0);
  const title = `${all} requests`;
  const heap = perRequest('heap');
  return [
    {
      name: `${title}: growth of the live heap`,
      unit: 'bytes/request',
      values: { shop: heap },
      rounds: { shop: samples.map((sample) => sample.heap) },
      goals: [atMost('G14', heap, 32, 'bytes/request'), atMost('S0', heap, 32, 'bytes/request')],
    },
    {
      name: `${title}: growth of live objects`,
      unit: 'objects/request',
      values: { shop: perRequest('objects') },
      rounds: { shop: samples.map(({ objects }) => objects) },
      goals: [atMost('S0', perRequest('objects'), 0.5, 'objects/request')],
    },
    ...(['maps', 'handles', 'descriptors'] as const).map((figure) => ({
      name: `${title}: more ${figure} after them`,
      unit: '',
      values: { shop: growth(figure) },
      rounds: { shop: samples.map((sample) => sample[figure]) },
      goals: [atMost('S0', growth(figure), figure === 'maps' ? 5 : 0, 'more')],
    })),
  ];
}

const changedStyles = (all: number, changed: number): Finding => ({
  name: `${all} requests: screens whose styles changed in length`,
  unit: '',
  values: { shop: changed },
  goals: [atMost('S0', changed, 0, 'screens')],
});

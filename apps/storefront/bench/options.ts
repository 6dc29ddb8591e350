import { parseArgs } from 'node:util';
import type { PartOptions, Size } from './finding.ts';

/** The parts in the order in which they run. */
export const PART_NAMES = [
  'server',
  'start',
  'browser',
  'offers',
  'soak',
  'overload',
  'search',
  'dear',
  'orders',
  'seller',
  'upload',
  'grid',
  'kill',
  'upload-kill',
  'fuzz',
  'correctness',
] as const;
export type PartName = (typeof PART_NAMES)[number];

export type BenchOptions = PartOptions & { only: readonly PartName[] };

export const USAGE = `npm run bench -- [--only ${PART_NAMES.join(',')}] [--peers] [--size short|usual|full] [--rounds 5] [--seconds 4]`;

type Times = Pick<PartOptions, 'rounds' | 'seconds' | 'warmUpSeconds'>;

const USUAL: Times = { rounds: 5, seconds: 4, warmUpSeconds: 2 };
const TIMES: Record<Size, Times> = {
  short: { rounds: 1, seconds: 0.3, warmUpSeconds: 0.1 },
  usual: USUAL,
  full: USUAL,
};

/** Reads the command line; null for `--help`. Throws an error with a readable message. */
export function readOptions(args: string[]): BenchOptions | null {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      peers: { type: 'boolean', default: false },
      size: { type: 'string', default: 'usual' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const names = values.only.flatMap((list) => list.split(','));
  const unknown = names.filter((name) => !isPartName(name));
  if (unknown.length > 0)
    throw new Error(`There is no part “${unknown.join('”, “')}”; there are ${PART_NAMES.join(', ')}.`);
  const { size } = values;
  if (!isSize(size)) throw new Error(`There is no size “${size}”; there are ${Object.keys(TIMES).join(', ')}.`);
  return {
    only: PART_NAMES.filter((name) => names.length === 0 || names.includes(name)),
    withPeers: values.peers,
    size,
    rounds: readCount('rounds', values.rounds) ?? TIMES[size].rounds,
    seconds: readCount('seconds', values.seconds) ?? TIMES[size].seconds,
    warmUpSeconds: TIMES[size].warmUpSeconds,
  };
}

const isSize = (name: string): name is Size => Object.hasOwn(TIMES, name);
const isPartName = (name: string): boolean => PART_NAMES.some((known) => known === name);

function readCount(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--${flag} wants a whole number from 1 on, not “${text}”.`);
  return Number(text);
}

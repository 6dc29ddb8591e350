import { parseArgs } from 'node:util';
import type { PartOptions } from './finding.ts';

/** The parts in the order in which they run. */
export const PART_NAMES = [
  'server',
  'start',
  'browser',
  'soak',
  'overload',
  'search',
  'dear',
  'chaos',
  'fuzz',
  'correctness',
] as const;
export type PartName = (typeof PART_NAMES)[number];

export type BenchOptions = PartOptions & { only: readonly PartName[] };

export const USAGE = `npm run bench -- [--only ${PART_NAMES.join(',')}] [--peers] [--rounds 5] [--seconds 4]`;

/** Reads the command line; throws an error that says what is wrong with it. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      peers: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '4' },
    },
  });
  const names = values.only.flatMap((list) => list.split(','));
  const unknown = names.filter((name) => !isPartName(name));
  if (unknown.length > 0)
    throw new Error(`There is no part “${unknown.join('”, “')}”; there are ${PART_NAMES.join(', ')}.`);
  return {
    only: PART_NAMES.filter((name) => names.length === 0 || names.includes(name)),
    withPeers: values.peers,
    rounds: readCount('rounds', values.rounds),
    seconds: readCount('seconds', values.seconds),
  };
}

const isPartName = (name: string): boolean => PART_NAMES.some((known) => known === name);

function readCount(flag: string, text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--${flag} wants a whole number from 1 on, not “${text}”.`);
  return Number(text);
}

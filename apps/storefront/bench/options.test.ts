import { expect, it } from 'vitest';
import { PART_NAMES, readOptions } from './options.ts';

it('runs every part unless told otherwise', () => {
  expect(readOptions([])).toEqual({ only: [...PART_NAMES], withPeers: false, rounds: 5, seconds: 4 });
});

it('takes parts in their own order, from one flag or several', () => {
  expect(readOptions(['--only', 'search,server', '--only', 'start', '--rounds', '3', '--peers'])).toEqual({
    only: ['server', 'start', 'search'],
    withPeers: true,
    rounds: 3,
    seconds: 4,
  });
});

it.each([
  [['--only', 'servers'], 'There is no part “servers”'],
  [['--round', '3'], 'round'],
  [['--rounds', '0'], '--rounds wants a whole number'],
  [['--seconds', '1.5'], '--seconds wants a whole number'],
  [['server'], 'server'],
])('refuses %j', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
});

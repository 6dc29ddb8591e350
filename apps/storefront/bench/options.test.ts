import { expect, it } from 'vitest';
import { PART_NAMES, readOptions } from './options.ts';

it('runs every part by default', () => {
  expect(readOptions([])).toEqual({
    only: [...PART_NAMES],
    withPeers: false,
    size: 'usual',
    rounds: 5,
    seconds: 4,
    warmUpSeconds: 2,
  });
});

it('runs parts in their own order, from one flag or several', () => {
  expect(readOptions(['--only', 'search,server', '--only', 'start', '--rounds', '3', '--peers'])).toEqual({
    only: ['server', 'start', 'search'],
    withPeers: true,
    size: 'usual',
    rounds: 3,
    seconds: 4,
    warmUpSeconds: 2,
  });
});

it('measures once and for a moment in the short form, unless told how often and how long', () => {
  expect(readOptions(['--size', 'short'])).toMatchObject({ rounds: 1, seconds: 0.3, warmUpSeconds: 0.1 });
  expect(readOptions(['--size', 'short', '--rounds', '2'])).toMatchObject({ rounds: 2, seconds: 0.3 });
  expect(readOptions(['--size', 'short', '--seconds', '2'])).toMatchObject({ rounds: 1, seconds: 2 });
});

it.each([['--help'], ['-h']])('gives nothing where %s asks for help', (flag) => {
  expect(readOptions([flag, '--only', 'server'])).toBeNull();
});

it.each([
  [['--only', 'servers'], 'There is no part “servers”'],
  [['--round', '3'], 'round'],
  [['--rounds', '0'], '--rounds wants a whole number'],
  [['--seconds', '1.5'], '--seconds wants a whole number'],
  [['server'], 'server'],
  [['--size', 'tiny'], 'There is no size “tiny”'],
  [['--size', 'toString'], 'There is no size “toString”'],
])('refuses %j', (args, reason) => {
  expect(() => readOptions(args)).toThrow(reason);
});

/** A seeded random generator: the same seed gives the same choices. */
export type Random = {
  /** A whole number from 0 up to, but not including, the limit. */
  below: (limit: number) => number;
  pick: <Value>(values: readonly Value[]) => Value;
  /** True in `percent` of 100 cases. */
  chance: (percent: number) => boolean;
};

/** mulberry32: 32 bits of state, plenty for choosing test data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    chance: (percent) => next() * 100 < percent,
  };
}

/** The quantities that may be bought: whole pieces, in multiples of `step`. `max` is the stock; undefined means no limit. */
export type QuantityLimits = { min?: number | undefined; max?: number | undefined; step?: number | undefined };

/** The value of `data-step` on a button: one multiple more or less. A script may step the field before the app has loaded. */
export type QuantityStep = 1 | -1;

export type QuantityRange = { min: number; max: number; step: number };

/**
 * The least and the greatest multiple of `step` within the limits; nothing is the least if `min` is 0. If the stock is less than one
 * multiple, the range ends with one multiple, and the seller may refuse it.
 */
export function quantityRange({ min = 1, max = Number.MAX_SAFE_INTEGER, step = 1 }: QuantityLimits): QuantityRange {
  const multiple = Math.max(1, Math.trunc(step));
  const least = min === 0 ? 0 : Math.max(multiple, Math.ceil(min / multiple) * multiple);
  return { min: least, max: Math.max(least, multiple, Math.floor(max / multiple) * multiple), step: multiple };
}

/** The sellable quantity for a typed number: rounded up to a multiple of the step, then clamped to the range. */
export function toSellable(typed: number, { min, max, step }: QuantityRange): number {
  return Math.min(max, Math.max(min, Math.ceil(typed / step) * step));
}

/** Why a quantity became another one: there is no more (`most`), it was less than the least, or no multiple of the step. */
export type QuantityAdjustment = 'least' | 'most' | 'multiple';

/** Why {@link toSellable} changes a typed number; undefined if it does not. */
export function adjustmentOf(typed: number, range: QuantityRange): QuantityAdjustment | undefined {
  if (toSellable(typed, range) === typed) return undefined;
  if (typed > range.max) return 'most';
  return typed < 1 ? 'least' : 'multiple';
}

/**
 * The quantity a number of steps above `start`, or below it if negative. From between two multiples, the first step goes to the
 * nearest multiple in that direction.
 */
export function stepFrom(start: number, steps: number, range: QuantityRange): number {
  const multiples = start / range.step;
  const base = steps > 0 ? Math.floor(multiples) : Math.ceil(multiples);
  return toSellable((base + steps) * range.step, range);
}

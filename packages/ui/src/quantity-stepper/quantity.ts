/** How much may be bought: whole pieces, in multiples of `step`. `max` is what there is; none means no limit. */
export type QuantityLimits = { min?: number | undefined; max?: number | undefined; step?: number | undefined };

/** What a button says of itself as `data-step`: one multiple more or less. A script may step the field before the app runs. */
export type QuantityStep = 1 | -1;

export type QuantityRange = { min: number; max: number; step: number };

/**
 * The limits that a multiple can really reach: the least and the greatest multiple of `step` inside them. Where there is not
 * one whole multiple in stock, the range is the least multiple alone, for the seller to refuse.
 */
export function quantityRange({ min = 1, max = Number.MAX_SAFE_INTEGER, step = 1 }: QuantityLimits): QuantityRange {
  const multiple = Math.max(1, Math.trunc(step));
  const least = Math.max(multiple, Math.ceil(min / multiple) * multiple);
  return { min: least, max: Math.max(least, Math.floor(max / multiple) * multiple), step: multiple };
}

/** The nearest quantity that can be sold for what was typed: up to the next multiple, then into the range. */
export function toSellable(typed: number, { min, max, step }: QuantityRange): number {
  return Math.min(max, Math.max(min, Math.ceil(typed / step) * step));
}

/** So many multiples more (or, below zero, less) than what stands there; from between two multiples, to the one beside. */
export function stepFrom(start: number, steps: number, range: QuantityRange): number {
  const multiples = start / range.step;
  const base = steps > 0 ? Math.floor(multiples) : Math.ceil(multiples);
  return toSellable((base + steps) * range.step, range);
}

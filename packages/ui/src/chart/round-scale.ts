/** A span that ends at round values, and these values from one end to the other at even steps. */
export type RoundScale = { low: number; high: number; ticks: number[] };

/** About so many steps divide the span. */
const STEP_COUNT = 4;

/** Steps of a decade, the greatest first; each begins at the geometric mean of itself and the one below. */
const STEPS = [
  { size: 10, from: Math.sqrt(50) },
  { size: 5, from: Math.sqrt(10) },
  { size: 2, from: Math.sqrt(2) },
];

/** The narrowest span, as a part of its values and at all: steps below it would be lost in rounding. */
const LEAST_PART = 1e-9;
const LEAST_SPAN = 1e-300;

/** How much of a quotient can be the rounding of its parts. */
const ROUNDING = 1e-14;

/** Extends `low` ≤ `high`, finite and at most 1e300 from zero, to multiples of 1, 2 or 5 times a power of ten; 2 to 7 ticks. */
export function roundScale(low: number, high: number): RoundScale {
  // Round ends can make the span so much wider that a greater step fits. That happens once.
  const once = extend(low, high);
  return extend(once.low, once.high);
}

function extend(low: number, high: number): RoundScale {
  const furthest = Math.max(Math.abs(low), Math.abs(high));
  const part = Math.max(high - low, furthest * LEAST_PART, LEAST_SPAN) / STEP_COUNT;
  const power = Math.floor(Math.log10(part));
  const { size } = STEPS.find(({ from }) => part / 10 ** power >= from) ?? { size: 1 };
  // The step is a fraction of whole numbers: 3 / 10 is 0.3, and 3 * 0.1 is not.
  const [over, under] = power < 0 ? [size, 10 ** -power] : [size * 10 ** power, 1];
  const first = Math.floor(snapped((low * under) / over));
  const last = Math.max(first + 1, Math.ceil(snapped((high * under) / over)));
  const tick = (index: number) => ((first + index) * over) / under;
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => tick(index));
  return { low: tick(0), high: tick(last - first), ticks };
}

/** The nearest whole number if only rounding parts the value from it. */
function snapped(value: number): number {
  const nearest = Math.round(value);
  return Math.abs(value - nearest) <= Math.abs(value) * ROUNDING ? nearest : value;
}

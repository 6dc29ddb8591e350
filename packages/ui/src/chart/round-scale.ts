/** The largest step comes first. Each is taken from the geometric mean of itself and the next smaller one upwards. */
const STEPS = [
  { factor: 10, from: Math.sqrt(50) },
  { factor: 5, from: Math.sqrt(10) },
  { factor: 2, from: Math.sqrt(2) },
];

/** 1, 2 or 5 times a power of ten, as `factor * 10 ** power`. */
type Step = { factor: number; power: number };

/** The step that divides a span into about `count` parts. */
function stepOf(span: number, count: number): Step {
  const part = span / count;
  const power = Math.floor(Math.log10(part));
  const { factor } = STEPS.find(({ from }) => part / 10 ** power >= from) ?? { factor: 1 };
  return { factor, power };
}

/** Multiples are divided by whole numbers where the step is a fraction: 3 / 10 is 0.3, and 3 * 0.1 is not. Adding 0 makes 0 of -0. */
const times = (count: number, { factor, power }: Step): number =>
  0 + (power < 0 ? (count * factor) / 10 ** -power : count * factor * 10 ** power);
const quotient = (value: number, { factor, power }: Step): number =>
  power < 0 ? (value * 10 ** -power) / factor : value / (factor * 10 ** power);

/** A quotient that is whole but for what fractions of ten lose. */
function whole(value: number): number {
  const nearest = Math.round(value);
  return Math.abs(value - nearest) < 1e-9 ? nearest : value;
}

/** A span that was extended to round ends, and the round values in it. */
export type RoundScale = { low: number; high: number; ticks: number[] };

/** Extends `low` to `high` until both are multiples of a step that divides them into about `count` parts. */
export function roundScale(low: number, high: number, count: number): RoundScale {
  if (low === high) return { low, high, ticks: [low] };
  const step = stepOf(high - low, count);
  const [first, last] = [Math.floor(whole(quotient(low, step))), Math.ceil(whole(quotient(high, step)))];
  const [start, end] = [times(first, step), times(last, step)];
  if (start !== low || end !== high) return roundScale(start, end, count);
  return {
    low: start,
    high: end,
    ticks: Array.from({ length: last - first + 1 }, (_, index) => times(first + index, step)),
  };
}

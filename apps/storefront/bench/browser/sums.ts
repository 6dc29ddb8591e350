import { gzipSync } from 'node:zlib';

/** Milliseconds since the navigation started. */
export type Task = { start: number; duration: number };

const LONG_MS = 50;

/** Total blocking time: the part beyond 50 ms of each task within the span. */
export function totalBlockingTime(tasks: readonly Task[], from: number, to: number): number {
  return tasks
    .filter(({ start, duration }) => start + duration > from && start < to)
    .map(({ start, duration }) => Math.min(duration, start + duration - from))
    .reduce((sum, duration) => sum + Math.max(0, duration - LONG_MS), 0);
}

/** 0 for an empty list. */
export const longestOf = (durations: readonly number[]): number => Math.max(0, ...durations);

/** The middle value, or the mean of the two middle ones; NaN for an empty list. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

export const kibOf = (bytes: number): number => bytes / 1024;

/** Size of a text after gzip, in bytes; 0 for an empty one. */
export const gzipSizeOf = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).byteLength);

/** The medians of samples, for each figure. */
export function mediansOf<Figure extends string>(samples: readonly Record<Figure, number>[]): Record<Figure, number> {
  const [first] = samples;
  if (!first) throw new Error('There is no sample.');
  const names = Object.keys(first) as Figure[];
  return Object.fromEntries(names.map((name) => [name, medianOf(samples.map((sample) => sample[name]))])) as Record<
    Figure,
    number
  >;
}

import type { Background } from './background.ts';

const MINUTE_MS = 60_000;

/** Runs the work once a minute, by its names in the log. Returns a function that stops it. */
export function eachMinute(
  background: Pick<Background, 'run'>,
  chores: Readonly<Record<string, () => Promise<void>>>,
): () => void {
  const timer = setInterval(() => {
    for (const [name, work] of Object.entries(chores)) background.run(name, work);
  }, MINUTE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

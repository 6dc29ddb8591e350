/** The fixed time of every story, so that dates in pictures and tests never change. */
export const STORY_TIME = Date.parse('2026-06-15T12:00:00Z');

const RunningDate = globalThis.Date;

class StoppedDate extends RunningDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [STORY_TIME] : parts) as [number]));
  }
  static override now(): number {
    return STORY_TIME;
  }
}

/** Fixes `Date` at STORY_TIME; timers still run. Returns a function that restores the real clock. */
export function stopClock(): () => void {
  globalThis.Date = StoppedDate as DateConstructor;
  return startClock;
}

export function startClock(): void {
  globalThis.Date = RunningDate;
}

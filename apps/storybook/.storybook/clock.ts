/** Every story happens at this moment, so that dates in pictures and tests never change. */
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

/** Stops the calendar, not the timers: `Date` says STORY_TIME while waiting works as ever. Returns what lets it run again. */
export function stopClock(): () => void {
  globalThis.Date = StoppedDate as DateConstructor;
  return startClock;
}

export function startClock(): void {
  globalThis.Date = RunningDate;
}

import { createPace } from './pace.ts';
import type { TurnClock } from './turn-clock.ts';

export type LineLimits = {
  /** Requests that have begun and wait for their answers, such as from a slow backend. */
  maxRunning: number;
  /** Requests that wait to begin: so many are always taken, so many at the most. */
  minWaiting: number;
  maxWaiting: number;
  /** After so many milliseconds of work, sockets and timers have their turn. */
  turnMs: number;
  /** Who would wait longer than this, in milliseconds, is not taken: into a passing crowd, and into one that stays. */
  passingWaitMs: number;
  stayingWaitMs: number;
  /** A line that has not been empty for so many milliseconds stays. */
  stayingAfterMs: number;
  /** Who was taken but could not begin for so many milliseconds is sent away after all. */
  lateMs: number;
};

/** `late`: was taken, but could not begin in time; `full`: would have waited too long. */
export type Outcome = 'admitted' | 'late' | 'full';

export type WaitingLine = {
  /** Lets the caller in where nobody waits and the turn has time left. */
  pass: () => boolean;
  /** Waits to be let in. */
  join: () => Promise<Outcome>;
  /** Everybody who was let in leaves. */
  leave: () => void;
};

/** First come, first served, in turns of the event loop. */
export function createWaitingLine(limits: LineLimits, clock: TurnClock): WaitingLine {
  const { maxRunning, minWaiting, maxWaiting, turnMs, passingWaitMs, stayingWaitMs, stayingAfterMs, lateMs } = limits;
  /** In the order of coming; each is called when its turn has come. */
  const waiting = new Set<() => void>();
  const pace = createPace(stayingWaitMs);
  let running = 0;
  /** When the work of this turn has to pause; null where none has begun. */
  let turnEnd: number | null = null;
  let isTurnComing = false;
  /** Since when somebody has always been waiting. */
  let standsSince = 0;

  function callTurn(): void {
    if (isTurnComing) return;
    isTurnComing = true;
    clock.nextTurn(beginTurn);
  }

  function beginTurn(): void {
    isTurnComing = false;
    turnEnd = null;
    pace.tell(clock.now(), waiting.size > 0);
    if (waiting.size > 0 && hasTime()) admitNext();
  }

  /** Whether one more may begin now. */
  function hasTime(): boolean {
    if (running >= maxRunning) return false;
    if (turnEnd !== null) return clock.now() < turnEnd;
    turnEnd = clock.now() + turnMs;
    callTurn();
    return true;
  }

  function admitNext(): void {
    const [next] = waiting;
    if (!next) return;
    running++;
    pace.count();
    next();
  }

  function isTooLong(): boolean {
    if (waiting.size < minWaiting) return false;
    const isStaying = clock.now() - standsSince > stayingAfterMs;
    const wait = waiting.size * pace.perRequest();
    return waiting.size >= maxWaiting || wait > (isStaying ? stayingWaitMs : passingWaitMs);
  }

  async function join(): Promise<Outcome> {
    if (isTooLong()) return 'full';
    if (waiting.size === 0) standsSince = clock.now();
    return new Promise((resolve) => {
      const end = (outcome: Outcome) => {
        waiting.delete(admit);
        forget();
        resolve(outcome);
      };
      const admit = () => end('admitted');
      const forget = clock.after(lateMs, () => end('late'));
      waiting.add(admit);
    });
  }

  return {
    join,
    pass() {
      if (waiting.size > 0 || !hasTime()) return false;
      running++;
      return true;
    },
    leave() {
      running--;
      if (waiting.size > 0 && hasTime()) admitNext();
    },
  };
}

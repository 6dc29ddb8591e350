import type { Clock } from './clock.ts';
import { createDrainRate } from './drain-rate.ts';

/** Numbers of requests, and times in milliseconds. */
export type QueueLimits = {
  /** Requests that run: they have started and have not responded, such as those that wait for a slow backend. */
  maxRunning: number;
  /** Requests that wait to start: fewer than `minWaiting` are always queued, more than `maxWaiting` never. */
  minWaiting: number;
  maxWaiting: number;
  /** How long requests may start within one tick; then sockets and timers are served. */
  tickMs: number;
  /** A request that would wait longer than this is rejected: in a short burst, and in a lasting overload. */
  burstWaitMs: number;
  overloadWaitMs: number;
  /** A burst counts as a lasting overload when the queue has not been empty for this long. */
  overloadAfterMs: number;
  /** A queued request that has not started after this long is rejected after all. */
  lateMs: number;
};

/** `full`: the request would have waited too long; `late`: it was queued but could not start in time. */
export type Outcome = 'admitted' | 'late' | 'full';

export type RequestQueue = {
  /** Admits a request at once if nobody waits and the tick has time left; returns whether it did. */
  tryAdmit: () => boolean;
  /** Queues a request; resolves when it is admitted or rejected. */
  wait: () => Promise<Outcome>;
  /** Every admitted request must call this when it ends. */
  leave: () => void;
};

/** A first-come, first-served queue that starts requests for `tickMs` in each tick of the event loop. */
export function createRequestQueue(limits: QueueLimits, clock: Clock): RequestQueue {
  const { maxRunning, minWaiting, maxWaiting, tickMs, burstWaitMs, overloadWaitMs, overloadAfterMs, lateMs } = limits;
  /** In order of arrival; each function admits its request. */
  const waiting = new Set<() => void>();
  const rate = createDrainRate(overloadWaitMs);
  let running = 0;
  /** When this tick may start no more requests; null before the tick's first request. */
  let tickEnd: number | null = null;
  let isTickScheduled = false;
  /** Since when the queue has not been empty. */
  let waitingSince = 0;

  function scheduleTick(): void {
    if (isTickScheduled) return;
    isTickScheduled = true;
    clock.onNextTick(startTick);
  }

  function startTick(): void {
    isTickScheduled = false;
    tickEnd = null;
    rate.startTick(clock.now(), waiting.size > 0);
    if (waiting.size > 0 && hasTime()) admitNext();
  }

  /** Whether one more request may start now. */
  function hasTime(): boolean {
    if (running >= maxRunning) return false;
    if (tickEnd !== null) return clock.now() < tickEnd;
    tickEnd = clock.now() + tickMs;
    scheduleTick();
    return true;
  }

  function admitNext(): void {
    const [next] = waiting;
    if (!next) return;
    running++;
    rate.countAdmitted();
    next();
  }

  function isTooLong(): boolean {
    if (waiting.size < minWaiting) return false;
    const isLasting = clock.now() - waitingSince > overloadAfterMs;
    const waitMs = waiting.size * rate.perRequest();
    return waiting.size >= maxWaiting || waitMs > (isLasting ? overloadWaitMs : burstWaitMs);
  }

  async function wait(): Promise<Outcome> {
    if (isTooLong()) return 'full';
    if (waiting.size === 0) waitingSince = clock.now();
    return new Promise((resolve) => {
      const end = (outcome: Outcome) => {
        waiting.delete(admit);
        cancelTimeout();
        resolve(outcome);
      };
      const admit = () => end('admitted');
      const cancelTimeout = clock.after(lateMs, () => end('late'));
      waiting.add(admit);
    });
  }

  return {
    wait,
    tryAdmit() {
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

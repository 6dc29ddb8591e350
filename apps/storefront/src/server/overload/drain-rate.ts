/** Weight of a new value in the moving average: about the last ten ticks count. */
const WEIGHT = 0.1;

export type DrainRate = {
  /** A request has left the queue and started. */
  countAdmitted: () => void;
  /** A tick begins at `now`, in milliseconds; `isWaiting`: whether the queue has requests. */
  startTick: (now: number, isWaiting: boolean) => void;
  /** Average milliseconds between two admitted requests while the queue has requests; 0 before the first value. */
  perRequest: () => number;
};

/** Measures how fast a queue drains: a moving average over ticks, each counted as `mostMs` milliseconds at most. */
export function createDrainRate(mostMs: number): DrainRate {
  let mean = 0;
  let admitted = 0;
  let since: number | null = null;
  return {
    countAdmitted: () => void admitted++,
    startTick(now, isWaiting) {
      if (since !== null && admitted > 0) {
        const current = Math.min((now - since) / admitted, mostMs);
        mean = mean === 0 ? current : mean + WEIGHT * (current - mean);
      }
      if (since === null || admitted > 0) since = now;
      admitted = 0;
      if (!isWaiting) since = null;
    },
    perRequest: () => mean,
  };
}

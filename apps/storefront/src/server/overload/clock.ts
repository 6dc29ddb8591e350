/** The functions of time that admission control needs; a test brings its own. */
export type Clock = {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Calls back on the next tick of the event loop, after it has read the sockets that are ready. */
  onNextTick: (run: () => void) => void;
  /** Calls back after some milliseconds; returns a function that cancels. */
  after: (milliseconds: number, run: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => performance.now(),
  onNextTick: (run) => void setImmediate(run),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

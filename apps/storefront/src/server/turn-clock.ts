/** What a gate needs of time. */
export type TurnClock = {
  /** Milliseconds that only go forward. */
  now: () => number;
  /** Calls back once what is ready by now has been read, so that no socket waits for a long row of work. */
  nextTurn: (run: () => void) => void;
  /** Calls back after some milliseconds, unless what it gives back is called before. */
  after: (milliseconds: number, run: () => void) => () => void;
};

export const systemClock: TurnClock = {
  now: () => performance.now(),
  nextTurn: (run) => void setImmediate(run),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

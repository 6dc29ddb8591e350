/** Part of a new figure in the mean: the last ten turns count. */
const WEIGHT = 0.1;

export type Pace = {
  /** One more was let in out of the line. */
  count: () => void;
  /** A turn begins at a time in milliseconds; whether somebody waits. */
  tell: (now: number, isStanding: boolean) => void;
  /** Milliseconds between one who is let in and the next, as long as somebody waits. */
  perRequest: () => number;
};

/** How fast a line moves: the mean of the last turns, each counted as `most` milliseconds at the most. */
export function createPace(most: number): Pace {
  let mean = 0;
  let counted = 0;
  let since: number | null = null;
  return {
    count: () => void counted++,
    tell(now, isStanding) {
      if (since !== null && counted > 0) {
        const current = Math.min((now - since) / counted, most);
        mean = mean === 0 ? current : mean + WEIGHT * (current - mean);
      }
      if (since === null || counted > 0) since = now;
      counted = 0;
      if (!isStanding) since = null;
    },
    perRequest: () => mean,
  };
}

import { useState } from 'react';
import { useNow } from '../clock/use-now.ts';

type Wait = { seconds: number | null };

const TICK_MS = 250;

/** No change of the system's clock distorts it. */
const readMonotonic = (): number => performance.now();

/**
 * Whole seconds left of a wait. A new `wait` object with `seconds` restarts the countdown; one with null lets it continue. It reads the
 * time anew at each tick, so that throttled timers do not distort it.
 */
export function useCountdown(wait: Wait): number {
  const [count, setCount] = useState(() => begin(wait));
  if (wait !== count.seen) setCount(wait.seconds === null ? { ...count, seen: wait } : begin(wait));
  const now = useNow(TICK_MS, readMonotonic, count.end);
  // The clock stands until a new wait begins: its first reading may be an old one.
  return Math.min(count.seconds, Math.max(0, Math.ceil((count.end - now) / 1000)));
}

function begin(wait: Wait) {
  const seconds = wait.seconds ?? 0;
  return { seen: wait, seconds, end: readMonotonic() + seconds * 1000 };
}

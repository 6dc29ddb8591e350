import { useEffect, useState } from 'react';

type Wait = { seconds: number | null };

/**
 * Whole seconds left of a wait. A new `wait` object with `seconds` restarts the countdown; one with null lets it continue. Measured
 * with `performance.now()`, so changes of the system clock and throttled timers do not distort it.
 */
export function useCountdown(wait: Wait): number {
  const [count, setCount] = useState({ seen: wait, begun: wait, left: wait.seconds ?? 0 });
  if (wait !== count.seen) {
    setCount(wait.seconds === null ? { ...count, seen: wait } : { seen: wait, begun: wait, left: wait.seconds });
  }

  const { begun } = count;
  useEffect(() => {
    const end = performance.now() + (begun.seconds ?? 0) * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setCount((known) => (known.left === left ? known : { ...known, left }));
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [begun]);

  return count.left;
}

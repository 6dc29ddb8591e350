import { useEffect, useState } from 'react';

/**
 * The time that `read` tells, which moves on every so many milliseconds while the component is shown, and stops at `until`.
 */
export function useNow(everyMs: number, read: () => number = Date.now, until = Infinity): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    if (read() >= until) return undefined;
    const timer = setInterval(() => {
      const time = read();
      setNow(time);
      if (time >= until) clearInterval(timer);
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, read, until]);
  return now;
}

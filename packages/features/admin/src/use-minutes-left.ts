import { useEffect, useState } from 'react';
import { minutesLeft } from './minutes-left.ts';

const TICK_MS = 10_000;

/** Minutes until an ISO instant, updated as time passes. */
export function useMinutesLeft(until: string): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(until, Date.now()));
  useEffect(() => {
    const tick = () => setMinutes(minutesLeft(until, Date.now()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return minutes;
}

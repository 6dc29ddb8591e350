import { useEffect, useRef } from 'react';

type Options = {
  /** Milliseconds; none never ends. */
  duration: number | undefined;
  isPaused: boolean;
  onEnd: () => void;
};

/** What is left after a pause is never shorter than a glance. Milliseconds. */
const LEAST_REST = 1000;

/** Calls `onEnd` once the time has run, which stands still while paused. */
export function usePausableTimer({ duration, isPaused, onEnd }: Options): void {
  const rest = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    rest.current = duration;
  }, [duration]);

  useEffect(() => {
    if (duration === undefined || isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => end.current(), rest.current ?? duration);
    return () => {
      clearTimeout(timer);
      rest.current = Math.max(LEAST_REST, (rest.current ?? duration) - (performance.now() - startedAt));
    };
  }, [duration, isPaused]);
}

import { useEffect, useRef } from 'react';

type Options = {
  /** Milliseconds; undefined never ends. */
  duration: number | undefined;
  isPaused: boolean;
  onEnd: () => void;
};

/** The least time left after a pause. Milliseconds. */
const LEAST_REST = 1000;

/** Calls `onEnd` after the duration, not counting pauses. */
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

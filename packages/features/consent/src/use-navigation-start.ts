import { useEffect, useRef, type RefObject } from 'react';
import { useNavigation } from 'react-router-dom';

/** Milliseconds between what a visitor does and the navigation that comes of it, at most. */
const SAME_ACT_MS = 1000;

/**
 * When the navigation that is under way, or has just ended, began, by `performance.now()`: with the click, the sending of a form or the
 * step in the history that led to it. The router tells of a quick one only once it is over. `take` gives it once; null where none is
 * known.
 */
export function useNavigationStart(): RefObject<{ take: () => number | null }> {
  const { state } = useNavigation();
  const seenAt = useRef<number | null>(null);
  const actedAt = useRef(-Infinity);

  useEffect(() => {
    const act = () => (actedAt.current = performance.now());
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    document.addEventListener('click', act, options);
    document.addEventListener('submit', act, options);
    window.addEventListener('popstate', act, options);
    return () => ended.abort();
  }, []);

  useEffect(() => {
    if (state === 'loading') seenAt.current ??= performance.now();
  }, [state]);

  return useRef({
    take: () => {
      const seen = seenAt.current;
      seenAt.current = null;
      const isOfAct = (seen ?? performance.now()) - actedAt.current < SAME_ACT_MS;
      return isOfAct ? actedAt.current : seen;
    },
  });
}

import { useEffect, useRef, type RefObject } from 'react';
import { useNavigation } from 'react-router-dom';

/** Maximum milliseconds between a visitor's action and the navigation that it starts. */
const SAME_ACT_MS = 1000;

/**
 * When the current or last navigation began, by `performance.now()`: at the click, the submit or the history step that started it.
 * The router reports a quick navigation only after its end. `take` returns the time once; null if unknown.
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

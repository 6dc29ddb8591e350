import { type RefObject, useEffect, useState } from 'react';

const ACTIONS = 'a[href], button, input, select, textarea, summary, label';

/** Steps across and down an element in which a target of 24 px cannot hide. */
const STEPS = [0, 0.5, 1];

/**
 * Whether a fixed element covers something that acts: a button, a field, a link. It looks again after scrolling and after the page
 * has changed its size.
 */
export function useIsOverAction(ref: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (ref.current) setIsOver(coversAction(ref.current));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const listening = new AbortController();
    addEventListener('scroll', lookSoon, { passive: true, signal: listening.signal });
    const observer = new ResizeObserver(lookSoon);
    observer.observe(document.documentElement);
    observer.observe(document.body);
    return () => {
      listening.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return isOver;
}

function coversAction(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return STEPS.some((across) =>
    STEPS.some((down) =>
      document
        .elementsFromPoint(left + across * (width - 1), top + down * (height - 1))
        .some((under) => isAction(under) && !element.contains(under)),
    ),
  );
}

/** Other fixed elements of the corner do not count. */
function isAction(under: Element): boolean {
  const action = under.closest(ACTIONS);
  return action !== null && getComputedStyle(action).position !== 'fixed';
}

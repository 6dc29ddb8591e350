import { type RefObject, useEffect, useState } from 'react';

/** Steps across and down an element in which a target of 24 px cannot hide. */
const STEPS = [0.1, 0.5, 0.9];

/**
 * Whether a fixed element covers something that acts: a button, a field, a link. It looks again after scrolling and after the page
 * has changed.
 */
export function useIsOverAction(ref: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const look = () => setIsOver(coversAction(element));
    const lookSoon = () => void requestAnimationFrame(look);
    // A size observer would report a loop whenever another one changes the page's size.
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', lookSoon);
    lookSoon();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', lookSoon);
    };
  }, [ref]);

  return isOver;
}

/** Fixed elements, such as this one and its neighbours, have no offset parent, and do not count. */
function coversAction(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return STEPS.some((across) =>
    STEPS.some((down) =>
      document
        .elementsFromPoint(left + across * width, top + down * height)
        .some((under) => under.closest<HTMLElement>('a,button,input,label')?.offsetParent),
    ),
  );
}

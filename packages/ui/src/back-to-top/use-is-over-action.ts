import { type RefObject, useEffect, useState } from 'react';

/** Steps across and down an element in which a target of 24 px cannot hide. */
const STEPS = [0.1, 0.5, 0.9];

/**
 * Whether a fixed element covers something that acts: a button, a field, a link. While it is shown, it looks again after scrolling
 * and after the page has changed, once that is painted: to look earlier would make the browser lay the page out twice.
 */
export function useIsOverAction(ref: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || !isShown) return undefined;
    let frame = 0;
    let task: ReturnType<typeof setTimeout> | undefined;
    const look = () => setIsOver(coversAction(element));
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      frame = requestAnimationFrame(() => (task = setTimeout(look)));
    };
    // A size observer would report a loop whenever another one changes the page's size.
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', lookSoon);
    lookSoon();
    return () => {
      observer.disconnect();
      removeEventListener('scroll', lookSoon);
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [ref, isShown]);

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

import { type RefObject, useEffect, useState } from 'react';

/** Where an element is: on the screen, below it, or above it. */
export type Place = 'seen' | 'below' | 'above';

type Target = RefObject<Element | null> | undefined;

/** More than any page is high: the screen and everything below it. */
const BELOW_TOO = '0px 0px 1000000px 0px';

/** Where the element is while the page scrolls. `seen` until that is known; `above` without a ref. */
export function usePlaceOf(target: Target): Place {
  const isSeen = useIsWithin(target, '0px');
  // Asked apart: an element that jumps from below to above is not seen at any moment.
  const isAhead = useIsWithin(target, BELOW_TOO);
  if (isSeen) return 'seen';
  return isAhead ? 'below' : 'above';
}

/** Whether the element is on the screen with this margin around it. True until that is known; false without a ref. */
function useIsWithin(target: Target, rootMargin: string): boolean {
  const [isWithin, setIsWithin] = useState(target !== undefined);
  useEffect(() => {
    const element = target?.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setIsWithin(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, rootMargin]);
  return isWithin;
}

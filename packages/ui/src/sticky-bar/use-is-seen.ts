import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is on the screen. True until that is known; false without a ref. */
export function useIsSeen(target: RefObject<Element | null> | undefined): boolean {
  const [isSeen, setIsSeen] = useState(target !== undefined);
  useEffect(() => {
    const element = target?.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => setIsSeen(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isSeen;
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new control when the controls of a part of the page are swapped and the focused one was removed.
 * `isSwapped` says which of the two sets is shown.
 */
export function useFocusAfterSwap(isSwapped: boolean): RefObject<HTMLDivElement | null> {
  const partRef = useRef<HTMLDivElement>(null);
  const wasSwapped = useRef(isSwapped);
  const hadFocus = useRef(false);
  useEffect(() => {
    const part = partRef.current;
    if (!part) return undefined;
    const remember = ({ target }: Event): void => {
      hadFocus.current = target instanceof Node && part.contains(target);
    };
    part.ownerDocument.addEventListener('focusin', remember);
    return () => part.ownerDocument.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (wasSwapped.current === isSwapped) return;
    wasSwapped.current = isSwapped;
    const part = partRef.current;
    if (!part || !hadFocus.current || part.ownerDocument.activeElement !== part.ownerDocument.body) return;
    part.querySelector<HTMLElement>('button, input:not([type="hidden"])')?.focus();
  }, [isSwapped]);
  return partRef;
}

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose controls are exchanged: where the focused one was taken away, the first of the new
 * ones takes it. `isExchanged` says which of the two sets stands there.
 */
export function useKeptFocus(isExchanged: boolean): RefObject<HTMLDivElement | null> {
  const partRef = useRef<HTMLDivElement>(null);
  const wasExchanged = useRef(isExchanged);
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
    if (wasExchanged.current === isExchanged) return;
    wasExchanged.current = isExchanged;
    const part = partRef.current;
    if (!part || !hadFocus.current || part.ownerDocument.activeElement !== part.ownerDocument.body) return;
    part.querySelector<HTMLElement>('button, input:not([type="hidden"])')?.focus();
  }, [isExchanged]);
  return partRef;
}

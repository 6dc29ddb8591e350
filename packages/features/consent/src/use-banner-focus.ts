import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Keeps the place in the page from which the focus came into the banner, and gives it back when the banner is answered. */
export function useBannerFocus(takesFocus: boolean): {
  headingRef: RefObject<HTMLHeadingElement | null>;
  onFocus: (event: FocusEvent) => void;
  leave: () => void;
} {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const from = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (takesFocus) headingRef.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return {
    headingRef,
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (relatedTarget === null || !currentTarget.contains(relatedTarget)) from.current = relatedTarget;
    },
    leave: () => {
      if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus({ preventScroll: true });
    },
  };
}

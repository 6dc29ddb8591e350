import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Remembers the element that had the focus before the banner, and returns the focus to it after an answer. */
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

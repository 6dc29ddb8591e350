import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

export type FocusReturn = {
  /** For the region: stores the element of the page that had the focus before. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  /** Moves the focus to where it was before it came to the region. */
  goBack: () => void;
  /** Call before a message is removed: moves its focus to the next message, otherwise back into the page. */
  beforeLeaving: (leaving: HTMLElement | null) => void;
};

/** Moves the focus away from messages that are removed, also if their parent removes them. */
export function useFocusReturn(region: RefObject<HTMLElement | null>, items: readonly unknown[]): FocusReturn {
  const cameFrom = useRef<Element | null>(null);
  const hasFocus = useRef(false);

  const leaveFor = (leaving: HTMLElement | null) => {
    const others = region.current?.querySelectorAll<HTMLElement>('.ps-toast') ?? [];
    const next = [...others].find((toast) => toast !== leaving)?.querySelector<HTMLElement>('.ps-toast-dismiss');
    // What had the focus may be gone, too: then the heading of the page, if it takes it.
    const origin = isThere(cameFrom.current) ? cameFrom.current : document.querySelector<HTMLElement>('h1');
    (next ?? origin)?.focus();
  };
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) leaveFor(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the messages removes the focus
  }, [items]);

  return {
    onFocus({ currentTarget, relatedTarget }) {
      hasFocus.current = true;
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    onBlur() {
      hasFocus.current = false;
    },
    goBack() {
      if (isThere(cameFrom.current)) cameFrom.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      cameFrom.current = null;
    },
    beforeLeaving(leaving) {
      if (leaving?.contains(document.activeElement)) leaveFor(leaving);
    },
  };
}

function isThere(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected;
}

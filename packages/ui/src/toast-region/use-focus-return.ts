import { type FocusEvent, useRef } from 'react';

export type FocusReturn = {
  /** For the region: stores the element of the page that had the focus before. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Moves the focus to where it was before it came to the region. */
  goBack: () => void;
  /** Call before a message is removed: moves its focus to the next message, otherwise back into the page. */
  beforeLeaving: (leaving: HTMLElement | null) => void;
};

/** Moves the focus away from messages that are removed. */
export function useFocusReturn(): FocusReturn {
  const cameFrom = useRef<Element | null>(null);
  return {
    onFocus({ currentTarget, relatedTarget }) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    goBack() {
      if (isThere(cameFrom.current)) cameFrom.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      cameFrom.current = null;
    },
    beforeLeaving(leaving) {
      if (!leaving?.contains(document.activeElement)) return;
      const others = leaving.closest('[data-ui="ToastRegion"]')?.querySelectorAll<HTMLElement>('.ps-toast') ?? [];
      const next = [...others].find((toast) => toast !== leaving)?.querySelector<HTMLElement>('.ps-toast-dismiss');
      const target = next ?? cameFrom.current;
      if (isThere(target)) target.focus();
    },
  };
}

function isThere(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected;
}

import { type FocusEvent, useRef } from 'react';

export type FocusReturn = {
  /** For the region: remembers where in the page the focus came from. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Before a message goes: if it holds the focus, that moves to the next message, else back into the page. */
  beforeLeaving: (leaving: HTMLElement | null) => void;
};

/** Keeps the focus from getting lost with the message that held it. */
export function useFocusReturn(): FocusReturn {
  const cameFrom = useRef<Element | null>(null);
  return {
    onFocus({ currentTarget, relatedTarget }) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    beforeLeaving(leaving) {
      if (!leaving?.contains(document.activeElement)) return;
      const others = leaving.closest('[data-ui="ToastRegion"]')?.querySelectorAll<HTMLElement>('.ps-toast') ?? [];
      const next = [...others].find((toast) => toast !== leaving)?.querySelector<HTMLElement>('.ps-toast-dismiss');
      const target = next ?? cameFrom.current;
      if (target instanceof HTMLElement && target.isConnected) target.focus();
    },
  };
}

import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '@partshop/features/core';
import { keepQuantities } from '@partshop/ui';

type Pending = { id: string; expanded: string | null; restore: () => void };

/**
 * The click handler of a list with folds: opens or closes one in place. The page does not scroll, its link keeps the focus, typed
 * quantities stay, and Back leaves the page. Without it the link loads the page at the fold.
 */
export function useFolds(list: RefObject<HTMLElement | null>): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const pending = useRef<Pending>(null);
  useLayoutEffect(() => {
    if (pending.current === null) return;
    const { id, expanded, restore } = pending.current;
    const link = document.getElementById(id);
    // Rendered again, but not yet in the other state.
    if (link?.getAttribute('aria-expanded') === expanded) return;
    pending.current = null;
    restore();
    link?.focus({ preventScroll: true });
  });
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[aria-expanded]') : null;
    if (!link || !list.current || !isPlainClick(event)) return;
    event.preventDefault();
    const { search } = new URL(link.href);
    pending.current = {
      id: link.id,
      expanded: link.getAttribute('aria-expanded'),
      restore: keepQuantities(list.current),
    };
    void navigate({ search }, { replace: true, preventScrollReset: true });
  };
}

import { type RefObject, useEffect } from 'react';

/** Delays, so that a passing pointer shows nothing and a pointer on its way to the tip does not hide it. Milliseconds. */
const SHOW_AFTER = 350;
const HIDE_AFTER = 120;

/**
 * Shows the tip while the pointer is on the root or the root has visible focus. Escape hides the tip and is not passed on, so that
 * a dialog around it stays open. A click hides it too.
 */
export function useTooltip(rootRef: RefObject<HTMLElement | null>, tipRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = rootRef.current;
    const tip = tipRef.current;
    if (!root || !tip) return undefined;
    const ending = new AbortController();
    const on = { signal: ending.signal };
    let timer: ReturnType<typeof setTimeout> | undefined;

    const isShown = () => tip.matches(':popover-open');
    const toggleAfter = (wait: number, isToShow: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => tip.isConnected && tip.togglePopover(isToShow), wait);
    };
    const hideNow = (): void => {
      clearTimeout(timer);
      if (isShown()) tip.hidePopover();
    };

    // The pointer may already be on the root before hydration.
    if (root.matches(':hover')) toggleAfter(SHOW_AFTER, true);
    root.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType !== 'touch' && toggleAfter(SHOW_AFTER, true),
      on,
    );
    root.addEventListener('pointerleave', () => toggleAfter(HIDE_AFTER, false), on);
    root.addEventListener('pointerdown', hideNow, on);
    root.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && toggleAfter(0, true),
      on,
    );
    root.addEventListener('focusout', hideNow, on);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !isShown()) return;
        event.preventDefault();
        event.stopPropagation();
        hideNow();
      },
      { ...on, capture: true },
    );
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [rootRef, tipRef]);
}

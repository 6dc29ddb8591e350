import { type RefObject, useEffect } from 'react';

/** A pointer that only passes shows nothing; one that goes from the trigger to the tip does not lose it. Milliseconds. */
const SHOW_AFTER = 350;
const HIDE_AFTER = 120;

/**
 * Shows the tip while the pointer rests on the root or the focus is visible in it. Escape hides it without leaving, and is
 * spent by that: a dialog around stays open. A press hides it too: what is pressed is known.
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

    // The pointer may have come before the page was alive.
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

import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { findTyped, TYPEAHEAD_PAUSE } from './typeahead.ts';

/** The items of a menu in order, including disabled ones, which can be focused. */
export function menuItems(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}

/**
 * The keys of a menu button and its menu, by the ARIA practices: arrows, Home, End, first letters, Tab, and Space on a link. The
 * browser handles Enter and Escape, and Space on a button. `openAt` opens the menu and gets the item to focus.
 */
export function useMenuKeys(panelRef: RefObject<HTMLElement | null>, openAt: (end: 'first' | 'last') => void) {
  const typed = useRef({ text: '', at: 0 });

  const moveIn = (panel: HTMLElement, event: KeyboardEvent): void => {
    const items = menuItems(panel);
    const current = items.findIndex((item) => item === document.activeElement);
    const next = nextIndex(event, current, items.length) ?? typedIndex(event, current, items);
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (event.key === ' ' && items[current] instanceof HTMLAnchorElement) {
      event.preventDefault();
      items[current].click();
    }
  };

  const typedIndex = (event: KeyboardEvent, current: number, items: HTMLElement[]): number | undefined => {
    const { text, at } = typed.current;
    const isGoingOn = event.timeStamp - at < TYPEAHEAD_PAUSE;
    const isLetter = [...event.key].length === 1 && (event.key !== ' ' || (isGoingOn && text !== ''));
    if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const next = { text: isGoingOn ? text + event.key : event.key, at: event.timeStamp };
    typed.current = next;
    return findTyped(
      items.map((item) => item.textContent),
      next.text,
      current,
    );
  };

  return (event: KeyboardEvent): void => {
    const panel = panelRef.current;
    if (!panel || !(event.target instanceof Node)) return;
    if (panel.contains(event.target)) {
      if (event.key === 'Tab') panel.hidePopover();
      else moveIn(panel, event);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      openAt(event.key === 'ArrowUp' ? 'last' : 'first');
    }
  };
}

function nextIndex({ key }: KeyboardEvent, current: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

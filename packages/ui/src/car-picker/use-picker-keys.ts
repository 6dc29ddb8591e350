import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { nearestBox } from './nearest-box.ts';

const OPTION = '[data-car-option]';

/**
 * Keyboard control of the list. Arrows move between options by their position on screen, and from the search field into them. Home
 * and End move to the first and the last option. Enter in the search field chooses the only match, otherwise moves to the first.
 */
export function movePickerFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const options = [...currentTarget.querySelectorAll<HTMLElement>(OPTION)];
  const isSearch = target instanceof HTMLInputElement;
  if (isSearch && key !== 'ArrowDown' && key !== 'Enter') return;
  if (!isSearch && !target.matches(OPTION)) return;
  const next = isSearch ? options[0] : optionFor(key, target, options);
  if (!next) return;
  event.preventDefault();
  if (isSearch && key === 'Enter' && options.length === 1) next.click();
  else next.focus();
}

function optionFor(key: string, from: HTMLElement, options: HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return options[0];
  if (key === 'End') return options.at(-1);
  const boxes = options.map((option) => option.getBoundingClientRect());
  const index = nearestBox(boxes, from.getBoundingClientRect(), key);
  return index === undefined ? undefined : options[index];
}

/** Scrolls the list to a letter; without scripts the link's fragment does it. */
export function scrollToLetter(event: MouseEvent<HTMLAnchorElement>): void {
  const group = document.getElementById(event.currentTarget.hash.slice(1));
  const list = group?.closest<HTMLElement>('.ps-car-options');
  if (!group || !list) return;
  event.preventDefault();
  list.scrollTop += group.getBoundingClientRect().top - list.getBoundingClientRect().top;
  group.querySelector<HTMLElement>(OPTION)?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the next step after a choice removed the focused option: to the search field with a mouse or keyboard; on
 * touch screens to the heading, so that no on-screen keyboard covers the list.
 */
export function useStepFocus(rootRef: RefObject<HTMLElement | null>, step: string | undefined): () => void {
  const actedIn = useRef<{ step: string | undefined }>(undefined);
  useEffect(() => {
    if (!actedIn.current || actedIn.current.step === step) return;
    actedIn.current = undefined;
    const hasFinePointer = matchMedia('(pointer: fine)').matches;
    const root = rootRef.current;
    const target = hasFinePointer ? root?.querySelector<HTMLElement>('[type="search"]') : undefined;
    (target ?? root?.querySelector<HTMLElement>('.ps-car-heading'))?.focus();
  });
  return () => {
    actedIn.current = { step };
  };
}

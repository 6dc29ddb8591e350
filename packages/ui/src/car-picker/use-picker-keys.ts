import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { nearestBox } from './nearest-box.ts';

const OPTION = '[data-car-option]';

/**
 * Keys inside the list: arrows move between options as they lie on the screen, from the search field down into them; Home and End
 * lead to the first and the last; Enter in the search field takes the only match, else goes to the first.
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

/** Leads to a letter inside the list's own scroll; without scripts the link's address does it. */
export function scrollToLetter(event: MouseEvent<HTMLAnchorElement>): void {
  const group = document.getElementById(event.currentTarget.hash.slice(1));
  const list = group?.closest<HTMLElement>('.ps-car-options');
  if (!group || !list) return;
  event.preventDefault();
  list.scrollTop += group.getBoundingClientRect().top - list.getBoundingClientRect().top;
  group.querySelector<HTMLElement>(OPTION)?.focus({ preventScroll: true });
}

/**
 * After a choice the option is gone, and its focus with it: the next step takes it. With a mouse or keys the search field, ready
 * to type; under a finger the heading, so that no keyboard covers the list.
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

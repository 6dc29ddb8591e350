import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Options = {
  ids: readonly string[];
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((id: string) => void) | undefined;
};

export type TabsState = {
  /** For the list of tabs: it is scrolled along its line so far that the selected one is in sight. */
  listRef: RefObject<HTMLDivElement | null>;
  selected: string | undefined;
  select: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Which tab is selected: the parent's choice, else what was clicked, what the address names, or the first. */
export function useTabs({ ids, value, defaultValue, onChange }: Options): TabsState {
  const [chosen, setChosen] = useState(defaultValue);
  const wished = value ?? chosen;
  const selected = wished !== undefined && ids.includes(wished) ? wished : ids[0];

  const select = (id: string): void => {
    if (id === selected) return;
    setChosen(id);
    onChange?.(id);
  };

  const idList = ids.join(' ');
  useEffect(() => {
    const selectNamed = (): void => {
      const named = decodeURIComponent(location.hash.slice(1));
      if (idList.split(' ').includes(named)) setChosen(named);
    };
    selectNamed();
    window.addEventListener('hashchange', selectNamed);
    return () => window.removeEventListener('hashchange', selectNamed);
  }, [idList]);

  const listRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = listRef.current?.querySelector(`[aria-controls="${CSS.escape(selected ?? '')}"]`);
    if (listRef.current && tab) bringIntoSight(listRef.current, tab);
  }, [selected]);

  return {
    listRef,
    selected,
    select,
    onKeyDown(event) {
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
      const next = tabAfterKey(event.key, { current: ids.indexOf(selected ?? ''), count: ids.length, isMirrored });
      const id = next === undefined ? undefined : ids[next];
      if (id === undefined) return;
      event.preventDefault();
      select(id);
      event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
    },
  };
}

/** Room for the beginning of the neighbour, so that one sees there is more. Pixels. */
const PEEK = 40;

/** `scrollIntoView` would move the page as well. */
function bringIntoSight(list: Element, tab: Element): void {
  const view = list.getBoundingClientRect();
  const place = tab.getBoundingClientRect();
  const before = Math.min(0, place.left - PEEK - view.left);
  const after = Math.max(0, place.right + PEEK - view.right);
  list.scrollBy(before || after, 0);
}

type Row = { current: number; count: number; isMirrored: boolean };

/** The index of the tab that an arrow, Home or End leads to; around at the ends. */
export function tabAfterKey(key: string, { current, count, isMirrored }: Row): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const steps = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[key];
  return steps === undefined ? undefined : (current + steps + count) % count;
}

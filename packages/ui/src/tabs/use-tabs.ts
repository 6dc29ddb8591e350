import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

type Options = {
  ids: readonly string[];
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((id: string) => void) | undefined;
  hashSync: boolean;
};

export type TabsState = {
  /** The ref of the tab list, which scrolls until the selected tab is visible. */
  listRef: RefObject<HTMLDivElement | null>;
  selected: string | undefined;
  select: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The selected tab: the parent's value, otherwise the last one clicked or, with `hashSync`, named by the URL's fragment, otherwise the first. */
export function useTabs({ ids, value, defaultValue, onValueChange, hashSync }: Options): TabsState {
  const [chosen, setChosen] = useState(defaultValue);
  const wished = value ?? chosen;
  const selected = wished !== undefined && ids.includes(wished) ? wished : ids[0];

  const select = (id: string): void => {
    if (id === selected) return;
    setChosen(id);
    onValueChange?.(id);
  };

  const idList = ids.join(' ');
  useEffect(() => {
    if (!hashSync) return undefined;
    const selectNamed = (): void => {
      const named = hashName(location.hash);
      if (named !== undefined && idList.split(' ').includes(named)) setChosen(named);
    };
    selectNamed();
    window.addEventListener('hashchange', selectNamed);
    return () => window.removeEventListener('hashchange', selectNamed);
  }, [idList, hashSync]);

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

/** The id that a fragment names; undefined for a text that is no encoded id, such as `#100%`. */
export function hashName(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return undefined;
  }
}

/** How much of the neighbour tab stays visible, to show that there is more. Pixels. */
const PEEK = 40;

/** Scrolls the list to the tab; `scrollIntoView` would also scroll the page. */
function bringIntoSight(list: Element, tab: Element): void {
  const view = list.getBoundingClientRect();
  const place = tab.getBoundingClientRect();
  const before = Math.min(0, place.left - PEEK - view.left);
  const after = Math.max(0, place.right + PEEK - view.right);
  list.scrollBy(before || after, 0);
}

type Row = { current: number; count: number; isMirrored: boolean };

/** The index of the tab that an arrow key, Home or End moves to, wrapping around; undefined for other keys. */
export function tabAfterKey(key: string, { current, count, isMirrored }: Row): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const steps = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[key];
  return steps === undefined ? undefined : (current + steps + count) % count;
}

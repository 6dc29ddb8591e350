import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { SearchSuggestion } from './search-suggestion.ts';

type Options = {
  inputRef: RefObject<HTMLInputElement | null>;
  items: readonly SearchSuggestion[];
  /** Whether there is anything to show: suggestions, or a word about them. */
  hasContent: boolean;
  onChoose: (item: SearchSuggestion) => void;
};

export type Combobox = {
  isOpen: boolean;
  activeId: string | undefined;
  open: () => void;
  close: () => void;
  setActive: (id: string | undefined) => void;
  choose: (item: SearchSuggestion) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** The editable combobox of the ARIA practices: the focus stays in the field, the arrows move the active option. */
export function useCombobox({ inputRef, items, hasContent, onChoose }: Options): Combobox {
  const [isWanted, setIsWanted] = useState(false);
  const [wantedId, setWantedId] = useState<string>();
  const isOpen = isWanted && hasContent;
  const active = isOpen ? items.find(({ id }) => id === wantedId) : undefined;

  const open = (): void => setIsWanted(true);
  const close = (): void => {
    setIsWanted(false);
    setWantedId(undefined);
  };
  const choose = (item: SearchSuggestion): void => {
    close();
    onChoose(item);
  };

  /** Past either end stands the field itself, with what was typed. */
  const move = (steps: 1 | -1): void => {
    const index = active ? items.indexOf(active) : steps > 0 ? -1 : items.length;
    setWantedId(items[index + steps]?.id);
  };

  const keys: Readonly<Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean>> = {
    ArrowDown(event) {
      if (isOpen && !event.altKey) move(1);
      else open();
      return hasContent;
    },
    ArrowUp(event) {
      if (event.altKey) close();
      else if (isOpen) move(-1);
      return isOpen;
    },
    Enter() {
      if (active) choose(active);
      else close();
      return active !== undefined;
    },
    Escape() {
      // The first closes the list, the second empties the field, as the browser does.
      const wasOpen = isOpen;
      close();
      return wasOpen;
    },
  };

  return {
    isOpen,
    activeId: active?.id,
    open,
    close,
    setActive: setWantedId,
    choose,
    onKeyDown(event) {
      // A key that ends a word of an input method is not the list's.
      if (event.nativeEvent.isComposing || event.target !== inputRef.current) return;
      if (keys[event.key]?.(event)) event.preventDefault();
    },
  };
}

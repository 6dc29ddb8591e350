import { type RefObject, useState } from 'react';
import type { SearchSuggestion } from './search-suggestion.ts';

type Options = {
  inputRef: RefObject<HTMLInputElement | null>;
  items: readonly SearchSuggestion[];
  /** Whether the popup has content: suggestions or a status line. */
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
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The editable combobox of the ARIA practices: the focus stays in the field, arrow keys move the active option. */
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

  /** Moves the active option. Beyond either end no option is active, and the field keeps the typed text. */
  const move = (steps: 1 | -1): void => {
    const index = active ? items.indexOf(active) : steps > 0 ? -1 : items.length;
    setWantedId(items[index + steps]?.id);
  };

  /** The caret moves in the text: no option is active. */
  const toText = (): boolean => {
    setWantedId(undefined);
    return false;
  };

  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
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
    Home: toText,
    End: toText,
    Enter() {
      if (active) choose(active);
      else close();
      return active !== undefined;
    },
    Escape() {
      // The first Escape closes the list; the second is left to the browser, which clears the field.
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
      // Keys that belong to an input method composition are not for the list.
      if (event.isComposing || event.target !== inputRef.current) return;
      if (keys[event.key]?.(event)) event.preventDefault();
    },
  };
}

import { useEffect, useRef } from 'react';
import type { Combobox } from './use-combobox.ts';

type Attached = {
  combobox: Combobox;
  /** Absent while there is no list. */
  listId: string | undefined;
  /** Of the active option's element. */
  activeId: string | undefined;
  onText: (text: string) => void;
};

const ROLE = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

/**
 * Makes a text field that others have rendered, perhaps before the script, a combobox. Sets attributes and listens to its events;
 * its text stays as it is.
 */
export function useAttachedCombobox(input: HTMLInputElement, { combobox, listId, activeId, onText }: Attached): void {
  const follow = (event: Event): void => {
    if (event.type === 'keydown') combobox.onKeyDown(event as KeyboardEvent);
    else if (event.type === 'blur') combobox.close();
    else if (event.type === 'click') combobox.open();
    else if (event.type === 'focus') {
      if (input.value === '') combobox.open();
    } else {
      combobox.setActive(undefined);
      combobox.open();
      onText(input.value);
    }
  };
  const begin = (): void => {
    onText(input.value);
    // Its visitor is in the field already: the code came for that.
    if (input.ownerDocument.activeElement === input) combobox.open();
  };
  const latest = useRef({ follow, begin });
  useEffect(() => {
    latest.current = { follow, begin };
  });
  const hasBegun = useRef(false);

  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['keydown', 'blur', 'click', 'focus', 'input'])
      input.addEventListener(type, (event) => latest.current.follow(event), { signal: listening.signal });
    for (const [name, value] of Object.entries(ROLE)) input.setAttribute(name, value);
    if (!hasBegun.current) latest.current.begin();
    hasBegun.current = true;
    return () => {
      listening.abort();
      for (const name of [...Object.keys(ROLE), 'aria-expanded', 'aria-controls', 'aria-activedescendant'])
        input.removeAttribute(name);
    };
  }, [input]);

  useEffect(() => {
    input.setAttribute('aria-expanded', String(listId !== undefined));
    setOrRemove(input, 'aria-controls', listId);
    setOrRemove(input, 'aria-activedescendant', activeId);
  }, [input, listId, activeId]);
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

import { useEffect, useState, type ReactElement } from 'react';
import { lazyPart, loadCode, useAppStore } from '@partshop/features/core';

/** The code of the suggestions: a page's first load is without it. */
const importBox = async () => import('./SearchBox.tsx');

const SearchBox = lazyPart(importBox, (module) => module.SearchBox);

type Field = { input: HTMLInputElement; key: number };

/**
 * Adds suggestions to the shop's search forms (F7), to each when its field is first focused. Stands once in the chrome: the forms are
 * plain markup, which works before the script and without it.
 */
export function SearchBoxHost(): ReactElement | null {
  const store = useAppStore();
  const [field, setField] = useState<Field | null>(null);
  useEffect(() => {
    const attach = (target: EventTarget | null): void => {
      if (!(target instanceof HTMLInputElement) || !target.closest('[data-part-search]')) return;
      setField((before) => (before?.input === target ? before : { input: target, key: (before?.key ?? 0) + 1 }));
    };
    const onFocus = ({ target }: FocusEvent): void => attach(target);
    const onSubmit = ({ target }: SubmitEvent): void => {
      if (!(target instanceof HTMLFormElement) || !target.matches('[data-part-search]')) return;
      const text = new FormData(target).get('q');
      if (typeof text !== 'string') return;
      // Without the code, which may not load, nothing is kept, and the search goes on.
      const keep = async () => (await loadCode(importBox)).rememberSearch;
      keep()
        .then(async (remember) => store.run(remember, undefined, text))
        .catch(() => undefined);
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('submit', onSubmit);
    // The visitor may be in a field since before the app has started.
    attach(document.activeElement);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('submit', onSubmit);
    };
  }, [store]);
  return field ? <SearchBox key={field.key} input={field.input} /> : null;
}

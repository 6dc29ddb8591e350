import { useEffect, useState, type ReactElement } from 'react';
import { loadTexts, type AppStore } from '@partshop/features/core';

type CarSelector = typeof import('@partshop/features/car-selector');

let loaded: CarSelector | null = null;

/** Brings the code of the picker with its texts for a visitor: where a page was not found, and nowhere else. */
export async function loadCarPicker(store: AppStore): Promise<void> {
  const selector = await import('@partshop/features/car-selector');
  await store.run(loadTexts, undefined, selector.carChoiceMessages);
  loaded = selector;
}

/** The browser's part: the picker's watchers start with it. */
let bring: () => Promise<void> = async () => Promise.resolve();

export function connectCarPicker(store: AppStore): void {
  bring = async () => {
    await loadCarPicker(store);
    if (loaded) store.watch('car', loaded.carSelectorWatchers);
  };
}

/** The choice of a car on a page that was not found; its code is none of the other pages' burden. */
export function CarPicker(): ReactElement | null {
  const [selector, setSelector] = useState(loaded);
  useEffect(() => {
    bring().then(
      () => setSelector(loaded),
      // Without it the page has its search.
      () => undefined,
    );
  }, []);
  return selector ? <selector.CarChoice /> : null;
}

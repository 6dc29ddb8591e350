import { createContext, useContext, useEffect } from 'react';
import type { AppStore } from '../store/create-app-store.ts';
import type { Saga } from '../store/effects.ts';

export const AppStoreContext = createContext<AppStore | null>(null);

export function useAppStore(): AppStore {
  const store = useContext(AppStoreContext);
  if (!store) throw new Error('There is no store around this component.');
  return store;
}

/**
 * Starts the watchers of a screen, popup or panel when a browser first shows it. They run as long as the document; showing it again
 * starts nothing.
 */
export function useWatchers(watchers: () => Saga): void {
  const store = useAppStore();
  useEffect(() => store.watch(watchers), [store, watchers]);
}

import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from '@partshop/features/core';

const query = () => window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);

function subscribe(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone's, for what is never rendered on the server. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches);

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and before hydration: what works with scripts only is left out, and policies refuse `style` attributes. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

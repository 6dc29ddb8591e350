import { useSyncExternalStore } from 'react';
import { theConnection } from './patience.ts';

const NOTHING = (): void => undefined;
const subscribe = (listener: () => void) => theConnection()?.subscribe(listener) ?? NOTHING;
const isLost = () => theConnection()?.isLost() ?? false;

/** Whether a load waits because the shop cannot be reached, and a function that asks for it now. */
export function useConnection(): { isLost: boolean; retry: () => void } {
  return {
    isLost: useSyncExternalStore(subscribe, isLost, () => false),
    retry: () => theConnection()?.retry(),
  };
}

import { useSyncExternalStore, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { createMemoryRouter } from 'react-router-dom';
import { selectPopup } from '../popup/popup.slice.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** Marks a story as unfinished while the code of a popup or a screen loads, which mocked calls do not show. */
export function Settling({ router }: { router: Router }): ReactElement | null {
  const isOpening = useSelector(selectPopup).phase === 'opening';
  const isReady = useSyncExternalStore(
    (tell) => router.subscribe(tell),
    () => router.state.initialized && router.state.navigation.state === 'idle',
  );
  return isOpening || !isReady ? <i hidden data-settling="" /> : null;
}

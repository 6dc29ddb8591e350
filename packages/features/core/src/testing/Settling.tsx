import { useSyncExternalStore, type ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { createMemoryRouter } from 'react-router-dom';
import { selectPopup } from '../popup/popup.slice.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** Says to whoever looks at a story that more is coming: the code of a popup or a screen, which no call tells of. */
export function Settling({ router }: { router: Router }): ReactElement | null {
  const isOpening = useSelector(selectPopup).phase === 'opening';
  const isReady = useSyncExternalStore(
    (tell) => router.subscribe(tell),
    () => router.state.initialized && router.state.navigation.state === 'idle',
  );
  return isOpening || !isReady ? <i hidden data-settling="" /> : null;
}

/** What the guard needs of a `BroadcastChannel`. */
type Tabs = {
  postMessage: (message: string) => void;
  addEventListener: (type: 'message', listener: () => void) => void;
};

export type UserGuardOptions = {
  /** The other tabs of the browser; null where tabs cannot reach each other. */
  tabs: Tabs | null;
  /** Whether the visitor looks at this tab. */
  isFocused: () => boolean;
  /** Whether no request or load is running that a reload would abort. */
  isIdle: () => boolean;
  reload: () => void;
};

/**
 * Keeps a tab from showing the shop of another user: when the current user changes in another tab, the page reloads once the
 * visitor is back at it.
 */
export function createUserGuard({ tabs, isFocused, isIdle, reload }: UserGuardOptions) {
  let isOutdated = false;

  function settle(): void {
    if (!isOutdated || !isFocused() || !isIdle()) return;
    isOutdated = false;
    reload();
  }

  tabs?.addEventListener('message', () => {
    isOutdated = true;
    settle();
  });

  return {
    /** The current user changed in this tab. */
    tell: () => tabs?.postMessage('changed'),
    /** Reloads now if a reload was waiting for the visitor or for a request. */
    settle,
  };
}

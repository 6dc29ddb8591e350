import type { Tabs } from '@partshop/features/core';

export type UserGuardOptions = {
  /** The browser's other tabs, which tell that the current user changed there. */
  tabs: Pick<Tabs, 'listen'>;
  /** Whether the visitor looks at this tab, and no request or load is running that a reload would abort. */
  isReady: () => boolean;
  reload: () => void;
};

/**
 * Keeps a tab from showing the shop of another user: when the current user changes in another tab, the page reloads once the
 * visitor is back at it. Returns a function that reloads now if a reload was waiting.
 */
export function createUserGuard({ tabs, isReady, reload }: UserGuardOptions): () => void {
  let isOutdated = false;
  const settle = () => {
    if (!isOutdated || !isReady()) return;
    isOutdated = false;
    reload();
  };
  tabs.listen(() => {
    isOutdated = true;
    settle();
  });
  return settle;
}

import { UNKNOWN_SERVER_VERSION } from '@partshop/features/core';

const STORAGE_KEY = 'partshop-reloaded-for';

export type VersionGuardOptions = {
  /** The version that the document came with. */
  loaded: string;
  /** Of the tab: remembers for which version the page was reloaded. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Nothing is being sent or loaded that a reload would cut off. */
  isIdle: () => boolean;
  reload: () => void;
};

/**
 * §4, D13: the page reloads itself when the server's version differs from its own, once a version and tab, so that servers of two
 * versions side by side never make it turn in circles. A version that is empty or `{ip}` says nothing.
 */
export function createVersionGuard({ loaded, storage, isIdle, reload }: VersionGuardOptions) {
  let seen: string | null = null;

  const isReloadedFor = (version: string): boolean => {
    try {
      return storage.getItem(STORAGE_KEY) === version;
    } catch {
      // Without a memory a reload might not be the last.
      return true;
    }
  };

  function settle(): void {
    if (seen === null || !isIdle() || isReloadedFor(seen)) return;
    try {
      storage.setItem(STORAGE_KEY, seen);
    } catch {
      return;
    }
    seen = null;
    reload();
  }

  return {
    /** Told the `X-Server-Version` of every answer. */
    see(version: string): void {
      if (version === '' || version === UNKNOWN_SERVER_VERSION || version === loaded) return;
      seen = version;
    },
    /** Told when something ended that a reload had to wait for. */
    settle,
  };
}

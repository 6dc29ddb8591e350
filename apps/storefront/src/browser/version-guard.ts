import { UNKNOWN_SERVER_VERSION } from '@partshop/features/core';

/** One key for each version, so that a tab remembers every version for which it reloaded. */
const keyOf = (version: string): string => `partshop-reloaded-for ${version}`;

export type VersionGuardOptions = {
  /** The version that rendered the document. */
  loaded: string;
  /** Storage of the tab: records the versions for which the page reloaded. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether no request or load is running that a reload would abort. */
  isIdle: () => boolean;
  reload: () => void;
};

/**
 * §4, D13: reloads the page when the server's version differs from the page's, once for each version and tab. So servers of
 * different versions side by side never cause a loop. Ignores an empty version and `{ip}`.
 */
export function createVersionGuard({ loaded, storage, isIdle, reload }: VersionGuardOptions) {
  let seen: string | null = null;

  const isReloadedFor = (version: string): boolean => {
    try {
      return storage.getItem(keyOf(version)) !== null;
    } catch {
      // Without storage, the page could reload forever.
      return true;
    }
  };

  function settle(): void {
    if (seen === null || !isIdle() || isReloadedFor(seen)) return;
    try {
      storage.setItem(keyOf(seen), 'yes');
    } catch {
      return;
    }
    seen = null;
    reload();
  }

  return {
    /** Takes the `X-Server-Version` of each response. */
    see(version: string): void {
      if (version === '' || version === UNKNOWN_SERVER_VERSION || version === loaded) return;
      seen = version;
    },
    /** Reloads now if a reload was waiting for a request that has ended. */
    settle,
  };
}

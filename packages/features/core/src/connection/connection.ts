/** Whether the shop can be reached from this browser. */
export type Connection = {
  isLost: () => boolean;
  /** Whether a request would certainly fail now. */
  isHopeless: () => boolean;
  /** Calls `listener` whenever the connection is lost or back. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Call it after a request without a response. Resolves with false at once if the shop can be reached: then only that request
   * failed. Otherwise resolves with true as soon as the shop can be reached again.
   */
  awaitReturn: () => Promise<boolean>;
  /** Asks now instead of after the pause. */
  retry: () => void;
};

export type ConnectionOptions = {
  /** Asks the shop for anything; rejects if no response comes. */
  ask: () => Promise<unknown>;
  /** Whether the browser itself has no network; it may have one that leads nowhere. */
  isOffline?: () => boolean;
  /** Fires `online`: the browser's window. */
  events: Pick<EventTarget, 'addEventListener'>;
};

/** Milliseconds between the first two questions to a shop that cannot be reached; each pause is twice the last, up to the longest. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export function createConnection({ ask, events, isOffline = () => false }: ConnectionOptions): Connection {
  const listeners = new Set<() => void>();
  let isLost = false;
  let returning: Promise<boolean> | null = null;
  let endPause = (): void => undefined;

  const isReached = async (): Promise<boolean> => {
    try {
      await ask();
      return true;
    } catch {
      return false;
    }
  };

  const pause = async (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function tell(isLostNow: boolean): void {
    isLost = isLostNow;
    for (const listener of listeners) listener();
  }

  async function comeBack(ms = FIRST_PAUSE_MS): Promise<true> {
    await pause(ms);
    return (await isReached()) || comeBack(Math.min(2 * ms, LONGEST_PAUSE_MS));
  }

  async function look(): Promise<boolean> {
    if (await isReached()) return false;
    tell(true);
    await comeBack();
    tell(false);
    return true;
  }

  events.addEventListener('online', () => endPause());
  return {
    isLost: () => isLost,
    isHopeless: () => isLost || isOffline(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async awaitReturn() {
      returning ??= look().finally(() => {
        returning = null;
      });
      return returning;
    },
    retry: () => endPause(),
  };
}

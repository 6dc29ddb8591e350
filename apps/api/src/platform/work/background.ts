import type pino from 'pino';

/** Work that continues after the response, so that the response time does not tell how long it took. */
export type Background = {
  /** Starts the work; logs a failure under the name. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Resolves when no work is running, for a process that closes. */
  settled: () => Promise<void>;
};

export function createBackground(log: pino.Logger): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(name, work) {
      const running = work()
        .catch((error: unknown) => {
          // Only the error's name is logged: its message may quote a visitor's input.
          log.error({ work: name, reason: error instanceof Error ? error.name : 'unknown' }, 'work failed');
        })
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

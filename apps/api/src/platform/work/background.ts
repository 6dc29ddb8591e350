import type pino from 'pino';

/** Work that an answer does not wait for, so that its length tells nothing. */
export type Background = {
  /** Starts the work; a failure is logged under the name. */
  run: (name: string, work: () => Promise<void>) => void;
  /** Ends when nothing is under way, for a process that closes. */
  settled: () => Promise<void>;
};

export function createBackground(log: pino.Logger): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(name, work) {
      const running = work()
        .catch((error: unknown) => {
          // The message of our own errors only: others may quote what was sent.
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

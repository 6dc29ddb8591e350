/** Thrown when the queue is full. */
export class TooManyWaiting extends Error {
  constructor() {
    super('Too many wait for the same work.');
    this.name = 'TooManyWaiting';
  }
}

export type QueueLimits = {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** The most waiting tasks; one more is rejected at once. */
  maxWaiting: number;
};

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue for expensive tasks: runs a few at a time, in the order they come; throws TooManyWaiting when it is full. */
export function createWorkQueue({ concurrency, maxWaiting }: QueueLimits): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new TooManyWaiting();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

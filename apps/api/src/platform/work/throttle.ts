import { setTimeout as delay } from 'node:timers/promises';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

export type ThrottleLimits = {
  /** Milliseconds between two starts of one subject. */
  everyMs: number;
  /** The most waiting calls of one subject; one more throws TooManyWaiting. */
  maxWaiting: number;
};

/** Resolves when the next call of a subject, such as an address, may start. */
export type Throttle = (subject: string) => Promise<void>;

/**
 * Throttles each subject: its calls start at intervals that no person reaches, so that one program takes little of what
 * all share. The first call starts at once.
 */
export function createThrottle(
  { everyMs, maxWaiting }: ThrottleLimits,
  wait: (milliseconds: number) => Promise<unknown> = delay,
): Throttle {
  const queues = new Map<string, { enqueue: WorkQueue; size: number }>();
  return async (subject) => {
    const queue = queues.get(subject) ?? { enqueue: createWorkQueue({ concurrency: 1, maxWaiting }), size: 0 };
    queues.set(subject, queue);
    queue.size += 1;
    const leave = () => {
      queue.size -= 1;
      if (queue.size === 0) queues.delete(subject);
    };
    await new Promise<void>((begin, refuse) => {
      queue
        .enqueue(async () => {
          begin();
          await wait(everyMs);
        })
        .catch(refuse)
        .finally(leave);
    });
  };
}

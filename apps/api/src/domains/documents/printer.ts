import { Worker } from 'node:worker_threads';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import type { Printed } from './document.ts';

/** A document takes a processor for a second, one with 500 lines for ten: one at a time, and no more waiting than a minute serves. */
const PRINTING = { concurrency: 1, maxWaiting: 20 };
const LONGEST_MS = 30_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };

export type Printer = (document: Printed) => Promise<Uint8Array<ArrayBuffer>>;
/** The tools of handlers that print; they share one queue. */
export type PrintTools = { print: Printer };

/**
 * Sets documents outside of the thread that serves visitors. Each has a thread of its own: the library's fonts remember which letters an
 * earlier document used, and a later one misses some. Throws TooManyWaiting.
 */
export function createPrinter(): Printer {
  const enqueue = createWorkQueue(PRINTING);
  return async (document) => enqueue(async () => printInThread(document));
}

async function printInThread(document: Printed): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./print.worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: MEMORY,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const timer = setTimeout(() => reject(new Error(`A document was not printed in ${LONGEST_MS} ms.`)), LONGEST_MS);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The thread that prints a document ended.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

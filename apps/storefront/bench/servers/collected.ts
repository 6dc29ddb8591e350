import { setImmediate } from 'node:timers/promises';

/** KiB that this process holds of JavaScript's heap and of buffers after a collection; needs `--expose-gc`. */
export async function collectedKib(): Promise<number> {
  const { gc } = globalThis;
  if (!gc) throw new Error('Memory is measured with --expose-gc.');
  // What a collection lets go is freed after it, and may hold what only the next one finds.
  for (let time = 0; time < 4; time++) {
    gc();
    await setImmediate();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024;
}

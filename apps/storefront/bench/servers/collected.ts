import { setImmediate } from 'node:timers/promises';

/** KiB of JavaScript heap and buffers after garbage collection; needs `--expose-gc`. */
export async function collectedKib(): Promise<number> {
  const { gc } = globalThis;
  if (!gc) throw new Error('Memory is measured with --expose-gc.');
  // Finalizers run after a collection and may release what only the next one frees.
  for (let time = 0; time < 4; time++) {
    gc();
    await setImmediate();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024;
}

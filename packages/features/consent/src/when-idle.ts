/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE_MS = 3000;

/** A moment in which the browser has nothing better to do; Safari has no word for it and takes a later task. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 200);
  });
}

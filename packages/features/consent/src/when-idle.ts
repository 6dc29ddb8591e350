/** Longest wait for an idle moment, in milliseconds. */
const PATIENCE_MS = 3000;

/** Resolves when the browser is idle; Safari has no `requestIdleCallback` and gets a later task. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
    else setTimeout(resolve, 200);
  });
}

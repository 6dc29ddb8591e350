/**
 * Starts the app after the first paint. Each library is a chunk of its own and runs in a task of its own, so that the page
 * stays responsive.
 */
import './early-input-types.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);

/** Resolves after the next frame, or at once in a background tab, which has no frames. */
const painted = async () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => void setTimeout(resolve));
  });

/** Yields to the event loop. */
const nextTask = async () => new Promise<void>((resolve) => void setTimeout(resolve));

async function start(): Promise<void> {
  await painted();
  await import('./chunks/react.ts');
  await nextTask();
  await import('./chunks/router.ts');
  await nextTask();
  await import('./chunks/store.ts');
  await nextTask();
  const { startApp } = await import('./start-app.tsx');
  await startApp();
}

start().catch((error: unknown) => {
  globalThis.earlyInput?.release();
  reportError(error);
});

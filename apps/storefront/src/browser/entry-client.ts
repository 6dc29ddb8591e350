/**
 * Starts the app once the page is painted: its libraries come as files of their own, each run in a task of its own, so that
 * the page answers to its visitor meanwhile.
 */
import './early-input-types.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);

/** Resolves after the next frame; a page in the background has none. */
const painted = async () =>
  new Promise<void>((resolve) => {
    if (document.visibilityState === 'hidden') resolve();
    else requestAnimationFrame(() => void setTimeout(resolve));
  });

/** Ends the task at hand. */
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

/** Starts the app. Each library is a chunk of its own and runs in a task of its own, so that the page stays responsive. */
import './early-input-types.ts';
import { reportErrors } from './report-errors.ts';

reportErrors(window);

/** Yields to the event loop. */
const nextTask = async () => new Promise<void>((resolve) => void setTimeout(resolve));

async function start(): Promise<void> {
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

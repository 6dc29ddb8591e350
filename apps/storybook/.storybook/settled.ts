import { countOpenCalls } from './mocks.ts';

/**
 * A page counts as loaded after so many frames without a change; while a call is open, as in stories about loading, it takes more.
 */
const QUIET_FRAMES = 3;
const QUIET_FRAMES_WITH_OPEN_CALLS = 30;
const PATIENCE_MS = 5000;

/** A picture that the window shows and that has not arrived. */
function isAwaited(image: HTMLImageElement): boolean {
  const { top, bottom } = image.getBoundingClientRect();
  return !image.complete && bottom > 0 && top < innerHeight && image.checkVisibility();
}

/**
 * Waits until a screen shows its data, so that accessibility checks and pictures do not see an empty page: the root has content,
 * every call has its response, the pictures in the window have arrived, and nothing changed for some frames. Gives up after 5 seconds.
 */
export async function settled(root: Element): Promise<void> {
  let quietFrames = 0;
  const observer = new MutationObserver(() => (quietFrames = 0));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  const start = performance.now();
  const isComing = () =>
    root.querySelector('[data-settling]') !== null || [...root.querySelectorAll('img')].some(isAwaited);
  const isQuiet = () =>
    countOpenCalls() > 0
      ? quietFrames >= QUIET_FRAMES_WITH_OPEN_CALLS
      : quietFrames >= QUIET_FRAMES && root.childElementCount > 0 && !isComing();
  while (!isQuiet() && performance.now() - start < PATIENCE_MS) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    quietFrames += 1;
  }
  observer.disconnect();
}

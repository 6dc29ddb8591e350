import { countOpenCalls } from './mocks.ts';

/** Frames in a row without a change after which a page counts as loaded; more where a call stays open, as in stories of loading. */
const QUIET_FRAMES = 3;
const QUIET_FRAMES_WITH_OPEN_CALLS = 30;
const PATIENCE_MS = 5000;

/**
 * Waits until a screen shows what it loads, so that the accessibility check and pictures do not see an empty page: something
 * is there, every call has its answer, and nothing has changed for some frames.
 */
export async function settled(root: Element): Promise<void> {
  let quietFrames = 0;
  const observer = new MutationObserver(() => (quietFrames = 0));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  const start = performance.now();
  const isComing = () => root.querySelector('[data-settling]') !== null;
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

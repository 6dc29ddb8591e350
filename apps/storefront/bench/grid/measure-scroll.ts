import type { Browser, CDPSession } from 'playwright';

export type ScrollSample = {
  /** Of the main thread for each scrolled frame, on average; ms. */
  mainThread: number;
  /** Of a frame in twenty, from one frame to the next; ms. */
  slowFrame: number;
};

const FRAMES = 240;
/** Some four rows a frame: a fast turn of the wheel. */
const PIXELS = 120;
const SLOW_SHARE = 0.95;
const SCROLLED = '.ps-table-scroll';

/** Scrolls the grid of a page on a slowed-down processor, frame by frame. */
export async function measureScroll(browser: Browser, url: string, cpuSlowdown: number): Promise<ScrollSample> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(url, { waitUntil: 'load' });
    if (faults.length > 0) throw new Error(faults.join('; '));
    await page.waitForSelector(`${SCROLLED} tbody tr[data-index]`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const before = await busySeconds(session);
    const frames = await page.evaluate(
      async ({ selector, count, pixels }) => {
        const scrolled = document.querySelector(selector) as Element;
        const nextFrame = async () => new Promise<number>((resolve) => void requestAnimationFrame(resolve));
        const taken: number[] = [];
        for (let last = await nextFrame(); taken.length < count;) {
          scrolled.scrollTop += pixels;
          const now = await nextFrame();
          taken.push(now - last);
          last = now;
        }
        if (scrolled.scrollTop === 0) throw new Error('Nothing was scrolled.');
        return taken;
      },
      { selector: SCROLLED, count: FRAMES, pixels: PIXELS },
    );
    const busy = (await busySeconds(session)) - before;
    const sorted = frames.toSorted((one, other) => one - other);
    return {
      mainThread: (busy * 1000) / FRAMES,
      slowFrame: sorted[Math.floor(SLOW_SHARE * FRAMES)] ?? Number.NaN,
    };
  } finally {
    await page.close();
  }
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

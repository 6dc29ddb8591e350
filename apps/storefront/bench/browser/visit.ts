import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { installProbe } from './probe.ts';
import type { Subject } from './subjects.ts';
import { Traffic } from './traffic.ts';

/** Lighthouse's slow 4G, throttled per request in the browser: 150 ms, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const NO_LIMIT = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** The conditions of all visits. */
export type Conditions = {
  cpuSlowdown: number;
  hasSlowLine: boolean;
  /** A page is at rest after so many milliseconds without a request. */
  quietMs: number;
  /** How long a click may take to show without script files, in milliseconds. */
  withoutScriptsMs: number;
};
export const SLOW: Conditions = { cpuSlowdown: 4, hasSlowLine: true, quietMs: 1000, withoutScriptsMs: 5000 };
/** For the short form, whose figures say nothing. */
export const FAST: Conditions = { cpuSlowdown: 1, hasSlowLine: false, quietMs: 200, withoutScriptsMs: 1000 };

/** A browser and the conditions of its visits. */
export type Visitor = { browser: Browser; conditions: Conditions };

export type Visit = {
  page: Page;
  session: CDPSession;
  traffic: Traffic;
  conditions: Conditions;
  /** Errors that the page's scripts threw; a visit with any has failed. */
  faults: string[];
  unlimitNetwork: () => Promise<void>;
};

/** Runs `act` with a new page: an empty cache, and usually a slow CPU and a slow line. */
export async function visit<Result>(
  { browser, conditions }: Visitor,
  { name, add, basket }: Subject,
  act: (opened: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'ru-RU' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(MOST_MS);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
    const limitNetwork = async (limits: typeof NO_LIMIT) =>
      void (await session.send('Network.emulateNetworkConditions', { offline: false, ...limits }));
    await limitNetwork(conditions.hasSlowLine ? SLOW_4G : NO_LIMIT);
    await page.addInitScript(installProbe, { add, basket });
    const traffic = new Traffic(session, conditions.quietMs);
    const unlimitNetwork = async () => limitNetwork(NO_LIMIT);
    const result = await act({ page, session, traffic, conditions, faults, unlimitNetwork });
    if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
    return result;
  } finally {
    await context.close();
  }
}

/** Opens a subject's page and waits until it is hydrated and idle. */
export async function openToRest({ page, traffic }: Visit, subject: Subject, path: string): Promise<void> {
  await page.goto(subject.origin + path, { waitUntil: 'load' });
  if (subject.hasHydration)
    await inTime(
      page.evaluate(() => window.probe.hydrated),
      'be hydrated',
    );
  await traffic.quiet();
  await idle(page);
}

/** Plain React needs a quarter of it for 10,000 offers on an idle machine. */
const MOST_MS = 300_000;

/** Throws if a page does not do something within five minutes; `what` as in "be hydrated". */
export async function inTime(done: Promise<void>, what: string): Promise<void> {
  const late = new AbortController();
  const limit = wait(MOST_MS, undefined, { signal: late.signal }).then(
    () => Promise.reject(new Error(`A page took more than ${MOST_MS / 1000} s to ${what}.`)),
    () => undefined,
  );
  await Promise.race([done, limit]).finally(() => late.abort());
}

/** Resolves when the page is idle and its observers have reported. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => resolve()), 50)),
        ),
      ),
  );
}

/** Clicks at a point without moving the mouse there. */
export async function press(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const at = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, buttons: 1 }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
  ]);
}

/** The middle of the `nth` match, scrolled into view; null where it is missing or not painted yet. */
export async function spotOf(page: Page, selector: string, nth = 0): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([matching, index]) => {
      const element = document.querySelectorAll(matching)[index];
      if (!element || performance.getEntriesByName('first-contentful-paint').length === 0) return null;
      const box = element.getBoundingClientRect();
      const isInView = box.top >= 0 && box.bottom <= innerHeight && box.height > 0;
      // The consent banner covers the lower part of the page.
      const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (!isInView || !element.contains(onTop)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return width > 0 ? { x: x + width / 2, y: y + height / 2 } : null;
    },
    [selector, nth] as const,
  );
}

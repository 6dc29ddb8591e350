import type { Page } from 'playwright';
import { longestOf, medianOf } from './sums.ts';
import { PATH, type Subject } from './subjects.ts';
import { idle, inTime, openToRest, spotOf, visit, type Visit, type Visitor } from './visit.ts';

const ADDS = 5;

export type AddSample = {
  /** From click to paint of the count, median of five; ms. */
  clickToPaint: number;
  worstClickToPaint: number;
  /** The longest interaction in the browser's Event Timing; ms in steps of 8. */
  interaction: number;
};

/** Adds five offers to the basket on an idle page. */
export function measureAdds(visitor: Visitor, subject: Subject): Promise<AddSample> {
  return visit(visitor, subject, async (opened) => {
    await openToRest(opened, subject, PATH);
    const times = await addOffers(opened, subject);
    const interaction = await takeInteraction(opened.page);
    return { clickToPaint: medianOf(times), worstClickToPaint: longestOf(times), interaction };
  });
}

/** Adds the first five offers of a page at rest; returns the times from click to paint, in ms. */
export async function addOffers(opened: Visit, { add }: Subject): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < ADDS; nth++) {
    times.push(await timeOf(opened, 'basket', () => clickOn(opened.page, add, nth)));
    await opened.traffic.quiet();
  }
  return times;
}

/** Clicks the middle of the `nth` match with the mouse, where it rests: the consent banner may come while the pointer moves. */
export async function clickOn(page: Page, selector: string, nth = 0): Promise<void> {
  const find = async () => {
    const spot = await spotOf(page, selector, nth);
    if (!spot) throw new Error(`There is no ${selector} to click on.`);
    return spot;
  };
  let spot = await find();
  let rested: typeof spot;
  do {
    rested = spot;
    await page.mouse.move(rested.x, rested.y);
    await idle(page);
    spot = await find();
  } while (spot.x !== rested.x || spot.y !== rested.y);
  await page.mouse.click(spot.x, spot.y);
}

/** Milliseconds from the start of `act` to the paint of its result. */
export async function timeOf(
  { page }: Visit,
  changes: 'basket' | 'offers',
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate((kind) => window.probe.watch(kind), changes);
  await act();
  await inTime(
    page.evaluate(() => window.probe.changed),
    `change its ${changes}`,
  );
  return page.evaluate(() => (window.probe.changedAt ?? Number.NaN) - window.probe.actedAt);
}

/** The longest interaction since the last call. The browser does not report those under 16 ms. */
export async function takeInteraction(page: Page): Promise<number> {
  await idle(page);
  return longestOf(await page.evaluate(() => window.probe.interactions.splice(0)));
}

import { addOffers, timeOf } from './interactions.ts';
import { filterOffers, sortOffers } from './navigation.ts';
import type { Subject } from './subjects.ts';
import { medianOf } from './sums.ts';
import { openToRest, visit, type Visit, type Visitor } from './visit.ts';

/** Times in ms; `click`: from adding an offer to the paint of the count, median of five. */
export type ManyOffersSample = Record<'firstPaint' | 'click' | 'filter' | 'sort' | 'heapMib', number>;

const MIB = 1024 * 1024;

/** One visit of a page with many offers: its first paint, its memory at rest, then clicks, a filter and an order. */
export function measureManyOffers(visitor: Visitor, subject: Subject, path: string): Promise<ManyOffersSample> {
  return visit(visitor, subject, async (opened) => {
    const { page, traffic } = opened;
    await openToRest(opened, subject, path);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const heapMib = await heapOf(opened);
    const click = medianOf(await addOffers(opened, subject));
    const filter = await timeOf(opened, 'offers', () => filterOffers(page));
    await traffic.quiet();
    const sort = await timeOf(opened, 'offers', () => sortOffers(page));
    return { firstPaint, click, filter, sort, heapMib };
  });
}

/** MiB of live objects of the page's scripts. */
async function heapOf({ session }: Visit): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MIB;
}

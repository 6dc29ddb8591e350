import { kibOf, longestOf, totalBlockingTime } from './sums.ts';
import { PATH, type Subject } from './subjects.ts';
import { openToRest, visit, type Visitor } from './visit.ts';

export type LoadSample = Record<
  | 'documentKib'
  | 'scriptKib'
  | 'fontKib'
  | 'cssKib'
  | 'scriptBodyKib'
  | 'firstPaint'
  | 'largestPaint'
  | 'layoutShift'
  | 'hydrated'
  | 'blocked'
  | 'longestTask'
  | 'longestScript',
  number
>;

/** Loads a page without input: what was transferred, when it was painted, and how long it blocked the main thread. Times in ms. */
export function measureLoad(visitor: Visitor, subject: Subject): Promise<LoadSample> {
  return visit(visitor, subject, async (opened) => {
    await openToRest(opened, subject, PATH);
    const { firstPaint, now, ...seen } = await opened.page.evaluate(() => ({
      ...window.probe,
      watch: null,
      hydrated: null,
      changed: null,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      now: performance.now(),
    }));
    const { document, script, font, css } = opened.traffic.totals();
    return {
      documentKib: kibOf(document),
      scriptKib: kibOf(script),
      fontKib: kibOf(font),
      cssKib: kibOf(css),
      scriptBodyKib: kibOf(opened.traffic.scriptBodies()),
      firstPaint,
      largestPaint: seen.largestPaintAt,
      layoutShift: seen.layoutShift,
      hydrated: seen.hydratedAt ?? 0,
      blocked: totalBlockingTime(seen.tasks, firstPaint, now),
      longestTask: longestOf(seen.tasks.map(({ duration }) => duration)),
      longestScript: longestOf(seen.scripts),
    };
  });
}

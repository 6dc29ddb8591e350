import { inlineScriptsOf } from './page-fragments.ts';
import { gzipSizeOf, kibOf } from './sums.ts';
import { PATH, type Subject } from './subjects.ts';
import { press, spotOf, visit, type Visit, type Visitor } from './visit.ts';

const MOST_MS = 60_000;

/** When a click on "add to basket" first shows in the header, in ms; clicks repeatedly from the moment the button appears. */
export function measureFirstClick(visitor: Visitor, subject: Subject): Promise<{ at: number; scriptBytes: number }> {
  return visit(visitor, subject, async (opened) => {
    await opened.page.goto(subject.origin + PATH, { waitUntil: 'commit' });
    const at = await clickUntilItShows(opened, subject, MOST_MS);
    if (at === null) throw new Error(`${subject.name} never counts what is added.`);
    return { at, scriptBytes: opened.traffic.scriptBodies() };
  });
}

/** KiB (gzip) of the scripts that must load before a click works: only inline ones, if it works without files. */
export async function measureNeededScript(visitor: Visitor, subject: Subject): Promise<number> {
  const html = await (await fetch(subject.origin + PATH)).text();
  const inline = gzipSizeOf(inlineScriptsOf(html));
  const worksAlone = await visit(visitor, subject, async (opened) => {
    // Leaves script files pending; a failed one would end the page's own waiting.
    await opened.page.route(/\.m?js(?:\?|$)/, () => undefined);
    await opened.page.goto(subject.origin + PATH, { waitUntil: 'commit' });
    return (await clickUntilItShows(opened, subject, opened.conditions.withoutScriptsMs)) !== null;
  });
  if (worksAlone) return kibOf(inline);
  return kibOf(inline + (await measureFirstClick(visitor, subject)).scriptBytes);
}

/** Milliseconds between two clicks: short enough for precision, long enough not to keep the page busy. */
const PACE_MS = 30;

async function clickUntilItShows({ page, session }: Visit, { add }: Subject, mostMs: number): Promise<number | null> {
  const end = performance.now() + mostMs;
  let shownAt: number | null = null;
  while (shownAt === null && performance.now() < end) {
    const spot = await spotOf(page, add);
    if (spot) await press(session, spot);
    shownAt = await page.evaluate(
      (pace) => new Promise<number | null>((resolve) => setTimeout(() => resolve(window.probe.changedAt), pace)),
      PACE_MS,
    );
  }
  return shownAt;
}

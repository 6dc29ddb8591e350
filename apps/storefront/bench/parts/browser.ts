/**
 * The browser part: Chromium with a CPU slowed down four times, a slow line, an empty cache and a new visitor for each
 * figure; subjects in turn, medians of all rounds. The short form slows nothing down. CHROMIUM names another browser than
 * Playwright's own.
 */
import { chromium } from 'playwright';
import { measureFirstClick, measureNeededScript } from '../browser/first-click.ts';
import { findingsOf } from '../browser/findings.ts';
import { launchOptions } from '../browser/launch.ts';
import { measureAdds } from '../browser/interactions.ts';
import { measureLoad } from '../browser/load.ts';
import { toFigures, type Measured, type Samples } from '../browser/measured.ts';
import { measureNavigation } from '../browser/navigation.ts';
import { mediansOf } from '../browser/sums.ts';
import { startSubjects, type Subject, type Subjects } from '../browser/subjects.ts';
import { FAST, SLOW, type Visitor } from '../browser/visit.ts';
import type { Part } from '../finding.ts';

export const measureBrowser: Part = async ({ size, rounds, withPeers }) => {
  const subjects = await startSubjects(withPeers);
  try {
    const browser = await chromium.launch(launchOptions());
    try {
      const visitor = { browser, conditions: size === 'short' ? FAST : SLOW };
      return findingsOf(await measureAll(visitor, subjects, rounds));
    } finally {
      await browser.close();
    }
  } finally {
    await subjects.stop();
  }
};

async function measureAll(visitor: Visitor, subjects: Subjects, rounds: number): Promise<Measured> {
  const samples = new Map<Subject, Samples>();
  for (const subject of subjects.all) {
    const neededScriptKib = await measureNeededScript(visitor, subject);
    samples.set(subject, { loads: [], firstClicks: [], adds: [], neededScriptKib });
  }
  const navigations = [];
  for (let round = 0; round < rounds; round++) {
    for (const [subject, { loads, firstClicks, adds }] of samples) {
      loads.push(await measureLoad(visitor, subject));
      firstClicks.push((await measureFirstClick(visitor, subject)).at);
      adds.push(await measureAdds(visitor, subject));
    }
    navigations.push(await measureNavigation(visitor, subjects));
  }
  const figures = [...samples].map(([{ name }, of]) => [name, toFigures(of)] as const);
  return { figures: Object.fromEntries(figures), navigation: mediansOf(navigations) };
}

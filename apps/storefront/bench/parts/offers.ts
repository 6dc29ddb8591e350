/**
 * The offers part: the page of an article with 10,000 offers by the shop on its real backend, beside a table of the same offers that
 * plain React renders in the browser. Chromium with a CPU slowed down four times, an unlimited line, and an empty cache and a new
 * visitor for each round. The page is measured as it opens (`shop`) and with everything unfolded (`unfolded`, its first page).
 */
import { chromium } from 'playwright';
import { CROWDED, fillCrowdedArticle, loadLocalizationValues, migrate } from '@partshop/api/bench';
import type { PricePage } from '@partshop/api-client';
import { launchOptions } from '../browser/launch.ts';
import { makeRenderedFolder } from '../browser/floor-folders.ts';
import { openFront } from '../browser/front.ts';
import { measureManyOffers, type ManyOffersSample } from '../browser/many-offers.ts';
import { startScript } from '../browser/processes.ts';
import { OURS, type Subject } from '../browser/subjects.ts';
import { FAST, SLOW, type Visitor } from '../browser/visit.ts';
import { atMost, findingOf, ratioOf, type Finding, type Part, type Size } from '../finding.ts';
import { endProcess } from '../pin.ts';
import { productionShop } from '../servers/cold-start.ts';
import { openScratch } from '../soak/searched-database.ts';

const OFFERS: Record<Size, number> = { short: 1000, usual: 10_000, full: 10_000 };
const ON_A_RESPONSE = 500;
const PATH = `/price/${CROWDED.catalogKey}/${CROWDED.number}?view=table`;

/** A figure of G11: its unit, its limit, and its limit as a share of plain React's. */
type Figure = { name: string; unit: string; of: keyof ManyOffersSample; most: number; ofBare: number };
const FIGURES: Figure[] = [
  { name: 'first paint', unit: 'ms', of: 'firstPaint', most: 300, ofBare: 1 / 50 },
  { name: 'click to paint', unit: 'ms', of: 'click', most: 40, ofBare: 1 / 6 },
  { name: 'filter to paint', unit: 'ms', of: 'filter', most: 80, ofBare: 1 / 18 },
  { name: 'sort to paint', unit: 'ms', of: 'sort', most: 80, ofBare: 1 / 18 },
  { name: 'heap', unit: 'MiB', of: 'heapMib', most: 8, ofBare: 1 / 6 },
];

export const measureOffers: Part = async ({ size, rounds }) => {
  const shop = await startShop(OFFERS[size]);
  try {
    const html = await (await fetch(shop.origin + PATH)).text();
    const bare = await makeRenderedFolder(html, await readOffers(shop.origin, OFFERS[size]));
    const folder = await startScript('folder-server.ts', [bare.folder]);
    const front = await openFront(folder.port);
    try {
      const subjects = [
        { name: 'shop', origin: shop.origin, path: PATH },
        { name: 'unfolded', origin: shop.origin, path: `${PATH}&open=all` },
        { name: 'bare', origin: front.origin, path: '/' },
      ].map(({ path, ...subject }) => ({ path, subject: { ...subject, ...OURS } satisfies Subject }));
      const browser = await chromium.launch(launchOptions());
      try {
        const conditions = size === 'short' ? FAST : { ...SLOW, hasSlowLine: false };
        return await measureAll({ browser, conditions }, subjects, rounds);
      } finally {
        await browser.close();
      }
    } finally {
      front.stop();
      folder.stop();
      await bare.remove();
    }
  } finally {
    await shop.stop();
  }
};

/** The built shop on a new database with the crowded article only. */
async function startShop(offers: number): Promise<{ origin: string; stop: () => Promise<void> }> {
  const database = await openScratch();
  try {
    await database.withoutLimits(async (patient) => {
      await migrate(patient);
      await fillCrowdedArticle(patient, offers);
      await patient.query('vacuum (analyze)');
    });
    await loadLocalizationValues(database.db);
    const { child, port } = await productionShop({ DATABASE_URL: database.url(), DEMO: 'off' })();
    const front = await openFront(port);
    const stop = async () => {
      front.stop();
      await endProcess(child, 'SIGTERM');
      await database.close();
    };
    return { origin: front.origin, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Every offer of the article, in the order of the page. */
async function readOffers(origin: string, total: number): Promise<PricePage['items']> {
  const items: PricePage['items'] = [];
  for (let skip = 0; skip < total; skip += ON_A_RESPONSE) {
    const response = await fetch(`${origin}/services/search/searchgood_json?lang=ru`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ CatalogKey: CROWDED.catalogKey, Number: CROWDED.number, Skip: skip, Take: ON_A_RESPONSE }),
    });
    if (!response.ok) throw new Error(`The shop answers ${response.status} to a search.`);
    items.push(...((await response.json()) as PricePage).items);
  }
  if (items.length !== total) throw new Error(`The shop listed ${items.length} of ${total} offers.`);
  return items;
}

async function measureAll(
  visitor: Visitor,
  subjects: readonly { subject: Subject; path: string }[],
  rounds: number,
): Promise<Finding[]> {
  const samples: Record<string, ManyOffersSample[]> = {};
  for (let round = 0; round < rounds; round++) {
    for (const { subject, path } of subjects) {
      (samples[subject.name] ??= []).push(await measureManyOffers(visitor, subject, path));
    }
  }
  return FIGURES.map(({ name, unit, of, most, ofBare }) => {
    const figures = Object.entries(samples).map(([subject, all]) => [subject, all.map((sample) => sample[of])]);
    const finding = findingOf(name, unit, Object.fromEntries(figures) as Record<string, number[]>);
    const goals = ['shop', 'unfolded'].flatMap((subject) => [
      atMost('G11', finding.values[subject] ?? Number.NaN, most, unit),
      atMost('G11', ratioOf(finding, subject, 'bare'), Number(ofBare.toFixed(3)), '× bare React'),
    ]);
    return { ...finding, goals };
  });
}

import { askAll } from '../ask-all.ts';
import { expect, test } from '../shop-test.ts';
import { isThorough } from './thorough.ts';

/** How many URLs of the sitemaps are opened: the shop's own pages, and others drawn by chance. */
const PAGES = isThorough ? 2000 : 400;

test.describe.configure({ timeout: 600_000 });

/** The URLs of each sitemap, or of an index of them. */
async function locationsOf(files: readonly string[]): Promise<string[][]> {
  const found: string[][] = [];
  await askAll(
    files,
    async (answer, index) => {
      expect(answer.status, files[index]).toBe(200);
      expect(answer.headers.get('content-type')).toContain('application/xml');
      const locations = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
      found[index] = Array.from(locations, ([, location = '']) => location.replaceAll('&amp;', '&'));
    },
    { comesBack: true },
  );
  return found;
}

function drawn<Item>(items: Item[], count: number): Item[] {
  for (let at = 0; at < Math.min(count, items.length); at += 1) {
    const other = at + Math.floor(Math.random() * (items.length - at));
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
  return items.slice(0, count);
}

/** What is wrong with the page of a URL for a search engine. */
function flawsOf(url: string, html: string): string[] {
  const flaws: string[] = [];
  const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = '']) => href);
  if (canonicals.length !== 1 || canonicals[0] !== url) flaws.push(`canonical ${canonicals.join(', ')}`);
  if (html.includes('<meta name="robots" content="noindex')) flaws.push('not indexed');
  const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
    ([, json = '']) => thingsOf(json),
  );
  if (things.length === 0 || things.some((count) => count === 0)) flaws.push('no structured data');
  return flaws;
}

/** How many things are in a script of JSON-LD; 0 if it is not valid. */
function thingsOf(json: string): number {
  try {
    const { '@context': context, '@graph': graph } = JSON.parse(json) as Record<string, unknown>;
    return context === 'https://schema.org' && Array.isArray(graph) ? graph.length : 0;
  } catch {
    return 0;
  }
}

test('robots.txt leads to the sitemaps, whose pages exist, each with its own title, one canonical URL and valid structured data', async ({
  baseURL,
}) => {
  const robots = await (await fetch(`${baseURL}/robots.txt`)).text();
  expect(robots).toMatch(new RegExp(`^Sitemap: ${RegExp.escape(`${baseURL}/sitemap.xml`)}$`, 'm'));
  const [files = []] = await locationsOf([`${baseURL}/sitemap.xml`]);
  expect(files.length).toBeGreaterThan(3);
  const urlsOfFiles = await locationsOf(files);
  for (const [index, { length }] of urlsOfFiles.entries()) {
    expect(length, files[index]).toBeGreaterThan(0);
    expect(length, files[index]).toBeLessThanOrEqual(5000);
  }
  const urls = urlsOfFiles.flat();
  expect(new Set(urls).size).toBe(urls.length);

  const flaws: string[] = [];
  const urlsByTitle = new Map<string, string>();
  const [own = [], ...others] = urlsOfFiles;
  const asked = [...own, ...drawn(others.flat(), PAGES - own.length)];
  await askAll(
    asked,
    async (answer, index) => {
      const url = asked[index] ?? '';
      const html = await answer.text();
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      const other = urlsByTitle.get(title);
      urlsByTitle.set(title, url);
      if (answer.status !== 200) flaws.push(`${url}: ${answer.status}`);
      if (title === '' || other !== undefined) flaws.push(`${url}: the title ${title} of ${other}`);
      flaws.push(...flawsOf(url, html).map((flaw) => `${url}: ${flaw}`));
    },
    { comesBack: true },
  );
  expect(flaws).toEqual([]);
  expect(urlsByTitle.size).toBe(Math.min(PAGES, urls.length));
});

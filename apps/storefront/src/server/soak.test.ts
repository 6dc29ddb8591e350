import { queryObjects } from 'node:v8';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SOAK_PATHS, LANGUAGE_PREFIXES } from '../../bench/soak/paths.ts';
import { createSearchingBackend } from '../../bench/soak/backend.ts';
import { styleLengthOf } from '../../bench/soak/style-lengths.ts';

/** Every Map and Set that the shop and its libraries create, while it is alive. */
const made: WeakRef<{ size: number }>[] = [];

class CountedMap<Key, Value> extends Map<Key, Value> {
  constructor(entries?: Iterable<readonly [Key, Value]> | null) {
    super(entries);
    made.push(new WeakRef(this));
  }
}

class CountedSet<Value> extends Set<Value> {
  constructor(values?: Iterable<Value> | null) {
    super(values);
    made.push(new WeakRef(this));
  }
}

let shop: (request: Request) => Promise<Response>;

beforeAll(async () => {
  vi.stubGlobal('Map', CountedMap);
  vi.stubGlobal('Set', CountedSet);
  // Imported after the stubs, so that all their maps are counted.
  const [{ createCachedTextSource }, { createAdmission }, { createShop }, { createPageRenderer }] = await Promise.all([
    import('@partshop/features/core'),
    import('./overload/admission.ts'),
    import('./create-shop.ts'),
    import('./render-page.tsx'),
  ]);
  const transport = createSearchingBackend();
  const { guard, guardStart } = createAdmission();
  const assets = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };
  const texts = createCachedTextSource(Infinity);
  const renderPage = createPageRenderer({ transport, texts, assets, publicOrigin: 'https://shop.test' });
  shop = createShop({
    transport: guardStart(transport),
    renderPage: guard(renderPage),
    staticFile: () => null,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(() => void vi.unstubAllGlobals());

/** Every page in one of the languages. */
const VISITED = SOAK_PATHS.filter((_, index) => index % 3 === Math.floor(index / 3) % 3);

/** Visits every page once; returns the length of each page's styles. */
async function visitAll(): Promise<number[]> {
  const lengths: number[] = [];
  for (const address of VISITED) {
    const response = await shop(new Request(`https://shop.test${address}`));
    expect(response.status).toBe(address.endsWith('no-such-page') ? 404 : 200);
    lengths.push(styleLengthOf(await response.text()));
  }
  return lengths;
}

/** Counts the entries of all live maps and sets. */
async function countEntries(): Promise<number> {
  // `deref` keeps its target alive until the end of the tick; `queryObjects` collects garbage first.
  await new Promise((resolve) => void setImmediate(resolve));
  queryObjects(CountedMap, { format: 'count' });
  return made.reduce((sum, map) => sum + (map.deref()?.size ?? 0), 0);
}

// React’s development build is slow.
it('grows neither styles nor maps, however many visits there are', { timeout: 60_000 }, async () => {
  // The first visits of a screen add its style rules.
  for (let round = 0; round < 2; round++) await visitAll();
  const first = await visitAll();
  const before = await countEntries();
  expect(Math.min(...first)).toBeGreaterThan(0);
  for (let round = 0; round < 7; round++) await visitAll();

  expect(await visitAll()).toEqual(first);
  // Of 192 visits, the last few may not be finished yet.
  expect((await countEntries()) - before).toBeLessThan(VISITED.length);
});

it('the bench visits every language of the shop', async () => {
  const { localizePath, TRANSLATED_LANGUAGES } = await import('@partshop/features/core');
  expect(LANGUAGE_PREFIXES).toEqual(TRANSLATED_LANGUAGES.map((lang) => localizePath('/a', lang).slice(0, -2)));
});

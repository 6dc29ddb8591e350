import { PricePage, type PriceItem } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { CROWDED, fillCrowdedArticle } from '../../testing/crowded-article.ts';
import { createTestApi, good } from '../../testing/test-api.ts';
import { findPricePage } from './price-page.queries.ts';

const OFFERS = 10_000;
const OWN = 4000;
const MAKERS = 13;
const PAGE = 500;

const { database, fixtures, visitor } = await createTestApi();
const guest = visitor();
const pageOf = (CatalogKey: string, Number: string, more: object = {}) =>
  good(guest.post('/services/search/searchgood_json', { CatalogKey, Number, ...more }), PricePage);
const crowded = (more: object = {}) => pageOf(CROWDED.catalogKey, CROWDED.number, more);
const keyOf = ({ articleId, priceListId }: PriceItem) => `${articleId} ${priceListId}`;
const linesOf = ({ groups }: PricePage) => groups.reduce((sum, { lines }) => sum + lines, 0);
const valuesOf = ({ filterList }: PricePage, key: string) =>
  filterList.find((facet) => facet.key === key)?.values ?? [];

/** A response in short: an offer is its number and price, a fold is `+count` of its key from its lowest price. */
function short({ items, folds }: PricePage): string[] {
  const texts = items.map(({ catalogFullNumber, price }) => `${catalogFullNumber} ${price}`);
  for (const { of, key, count, lowestPrice, isOpen, catalogFullNumber, at } of folds.toReversed())
    texts.splice(at, 0, `${isOpen ? '-' : '+'}${count} ${of} of ${catalogFullNumber || key} from ${lowestPrice}`);
  return texts;
}

beforeAll(async () => {
  await fillCrowdedArticle(database.patient, OFFERS);
});

describe('an article with 10,000 offers', () => {
  test('counts all of them in groups and facets, however few are shown', async () => {
    const page = await crowded({ Open: [] });
    expect(page).toMatchObject({ totalItems: OFFERS, foundItems: OFFERS });
    expect(page.groups.map(({ count }) => count)).toEqual([OWN, 0, 0, OFFERS - OWN]);
    const makers = valuesOf(page, 'Catalogs');
    expect(makers).toHaveLength(MAKERS);
    expect(makers.reduce((sum, { count }) => sum + count, 0)).toBe(OFFERS);
    expect(valuesOf(page, 'DeliveryDays').at(-1)?.count).toBe(OFFERS);
    const returnable = valuesOf(page, 'Filters').find(({ value }) => value === 'returnable')?.count;
    const filtered = await crowded({ Open: [], Filters: ['returnable'] });
    expect(filtered).toMatchObject({ totalItems: OFFERS, foundItems: returnable });
    expect(returnable).toBeLessThan(OFFERS);
  });

  test.each([1, 2, 3, 4, 5])('pages lead to each of them once, in order %i, to the last', async (OrderBy) => {
    const items: PriceItem[] = [];
    for (let Skip = 0; Skip < OFFERS; Skip += PAGE) items.push(...(await crowded({ OrderBy, Skip })).items);
    expect(new Set(items.map(keyOf)).size).toBe(OFFERS);
    const groups = items.map(({ group }) => group);
    expect(groups).toEqual(groups.toSorted((one, other) => one - other));
    const figures = items
      .filter(({ group }) => group === 4)
      .map(({ price, reliability, catalogName }) => ({ 2: price, 4: -reliability, 5: catalogName })[OrderBy] ?? 0);
    expect(figures).toEqual(figures.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
    expect((await crowded({ OrderBy, Skip: OFFERS })).items).toEqual([]);
  });

  test('the lines of an open fold are paged like all others', async () => {
    const [own] = (await crowded({ Open: [], Take: 1 })).items;
    const open = { Open: [String(own?.articleId)] };
    const first = await crowded({ ...open, Take: 120 });
    expect(first.folds).toMatchObject([{ of: 'offers', count: OWN - 3, isOpen: true, at: 3 }]);
    expect(first.groups[0]?.lines).toBe(OWN + 1);
    const last = await crowded({ ...open, Skip: linesOf(first) - 9 });
    expect(last.items.map(({ group }) => group)).toEqual([4, 4, 4, 4]);
    const before = await crowded({ ...open, Skip: OWN, Take: 1 });
    expect(before.items).toMatchObject([{ group: 1 }]);
  });

  test('the response does not grow with them', async () => {
    const few = await fixtures.article('A few', 'F 1');
    const lists = await database.db.selectFrom('price_lists').select('id').limit(20).execute();
    for (const { id } of lists) await fixtures.offer(few, id);
    const sizeOf = (page: PricePage) => JSON.stringify({ ...page, filterList: [] }).length;
    const [large, small] = [await crowded({ Open: [] }), await pageOf('a-few', 'F1')];
    expect([large.items.length, small.items.length]).toEqual([7, 20]);
    expect(sizeOf(large)).toBeLessThan(sizeOf(small));
  });

  test('the database reads each of them once, and of the shown ones the texts', async () => {
    const read = await offersRead({ open: [], take: 120 });
    expect(read).toBeGreaterThanOrEqual(OFFERS);
    expect(read).toBeLessThanOrEqual(OFFERS + 120);
    expect(await offersRead({ open: null, take: 120 })).toBeLessThanOrEqual(OFFERS + 2 * 120);
  });
});

/** How many rows of `offers` the plan of a page reads. */
async function offersRead(lines: { open: string[] | null; take: number }): Promise<number> {
  let asked: unknown;
  const pool = { query: (statement: unknown) => ((asked = statement), Promise.resolve({ rows: [] })) };
  await findPricePage(pool as never, {
    catalogKey: CROWDED.catalogKey,
    numberKey: CROWDED.number,
    lang: 'ru',
    clientType: 'Retail',
    catalogs: [],
    leadDays: null,
    flags: [],
    order: 1,
    skip: 0,
    ...lines,
  });
  const { text, values } = asked as { text: string; values: unknown[] };
  const { rows } = await database.pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  return (plan ? nodesOf(plan.Plan) : [])
    .filter((node) => node['Relation Name'] === 'offers')
    .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
}

type PlanNode = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
};

describe('folds', () => {
  let next = 0;
  /** An article with an offer of each given price, and substitutes with theirs. Returns a function that asks for its page. */
  async function around(own: number[], ...substitutes: number[][]) {
    const maker = `Folds ${(next += 1)}`;
    const family = await fixtures.family();
    for (const [index, prices] of [own, ...substitutes].entries()) {
      const article = await fixtures.article(maker, index === 0 ? 'OWN' : `S${index}`, { family_id: family });
      if (index > 0) {
        const other = await fixtures.maker(`Other ${next}`);
        await database.db.updateTable('articles').set({ maker_id: other }).where('id', '=', article).execute();
      }
      for (const price of prices)
        await fixtures.offer(article, await fixtures.priceList(`${next} ${index} ${price}`), { price });
    }
    return async (...Open: string[]) => pageOf(maker.toLowerCase().replace(' ', '-'), 'OWN', { Open });
  }

  test('hide what is beyond the three first offers of the requested number', async () => {
    const page = await around([1, 2, 3, 4, 5]);
    expect(short(await page())).toEqual(['OWN 1', 'OWN 2', 'OWN 3', '+2 offers of OWN from 4']);
    expect((await page()).groups[0]).toMatchObject({ count: 5, lines: 4 });
  });

  test('hide what is beyond the first offer of another number; numbers stand in the order of their first offers', async () => {
    const page = await around([9], [2, 4, 6], [1, 3]);
    expect(short(await page())).toEqual(['OWN 9', 'S2 1', 'S2 3', 'S1 2', '+2 offers of S1 from 4']);
  });

  test('hide no single offer and no single number: the fold would take its room', async () => {
    const page = await around([1, 2, 3, 4], [1], [2], [3], [4], [5]);
    expect((await page()).folds).toEqual([]);
    expect((await page()).items).toHaveLength(9);
  });

  test('hide numbers beyond the fourth with all their offers, and open in their place', async () => {
    const page = await around([9], [1], [2], [3], [4], [6, 7, 8], [5]);
    expect(short(await page()).slice(-2)).toEqual(['S4 4', '+2 numbers of group-4 from 5']);
    expect(short(await page('group-4')).slice(4)).toEqual([
      'S4 4',
      '-2 numbers of group-4 from 5',
      'S6 5',
      'S5 6',
      '+2 offers of S5 from 7',
    ]);
    const fold = (await page('group-4')).folds.at(-1);
    expect(short(await page('group-4', fold?.key ?? '')).slice(-3)).toEqual(['-2 offers of S5 from 7', 'S5 7', 'S5 8']);
  });
});

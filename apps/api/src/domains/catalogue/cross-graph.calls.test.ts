import { CallError, CrossConflict, OemCross, PricePage, SearchAnswer } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApi, good } from '../../testing/test-api.ts';
import { findCrossConflicts } from './oem-cross.queries.ts';
import { createAccounts } from '../../testing/accounts.ts';

const api = await createTestApi();
const { database, fixtures, visitor } = api;
const guest = visitor();
const MAKER = 'Mann-Filter';
const search = (Number: string, CatalogKey = 'mann-filter') =>
  guest.post('/services/search/searchgood_json', { CatalogKey, Number });
const page = (number: string, maker?: string) => good(search(number, maker), PricePage);
const numbers = (found: { catalogFullNumber: string }[]) => found.map(({ catalogFullNumber }) => catalogFullNumber);
const replacedBy = async (number: string) => numbers((await page(number)).replacedBy);
const successors = async (number: string) => {
  const { status, body } = await search(number);
  expect(status).toBe(410);
  return numbers(CallError.parse(body).successors ?? []);
};
const remove = (...ids: number[]) => database.db.deleteFrom('articles').where('id', 'in', ids).execute();

let warehouse: number;
beforeAll(async () => {
  warehouse = await fixtures.priceList('Склад');
});

/** Articles of these numbers, each replaced by the next. */
async function chain(...names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push(await fixtures.article(MAKER, name));
  for (const [index, id] of ids.slice(1).entries()) await fixtures.cross(ids[index] ?? 0, id);
  return ids;
}

/** Another maker's article on offer. */
async function other(number: string, options: Parameters<typeof fixtures.article>[2] = {}): Promise<number> {
  const id = await fixtures.article('Knecht', number, options);
  await fixtures.offer(id, warehouse);
  return id;
}

describe('a superseded number', () => {
  test('names the newest one, however many steps away', async () => {
    await chain('A 1', 'A 2', 'A 3');
    expect(await replacedBy('A1')).toEqual(['A 3']);
    expect(await replacedBy('A2')).toEqual(['A 3']);
    expect(await replacedBy('A3')).toEqual([]);
  });

  test('names each of several', async () => {
    const [old = 0] = await chain('B 1', 'B 2');
    await fixtures.cross(old, await fixtures.article(MAKER, 'B 3'));
    expect((await replacedBy('B1')).toSorted()).toEqual(['B 2', 'B 3']);
  });

  test('that goes round in a circle names none, still has a page, and is a conflict', async () => {
    const [first = 0, second = 0] = await chain('C 1', 'C 2');
    const [third = 0] = await chain('C 3', 'C 4');
    await fixtures.cross(second, first);
    expect(await replacedBy('C1')).toEqual([]);
    expect(await replacedBy('C2')).toEqual([]);
    const conflicts = await findCrossConflicts(database.pool, 10);
    expect(conflicts).toContainEqual({ articleId: first, otherId: second, reason: 'circle' });
    expect(conflicts).toContainEqual({ articleId: second, otherId: first, reason: 'circle' });
    expect(conflicts.filter(({ articleId }) => articleId === third)).toEqual([]);
  });

  test('that is said to be a substitute too is a conflict', async () => {
    const [old = 0, newer = 0] = await chain('D 1', 'D 2');
    await fixtures.cross(old, newer, { kind: 'substitute', source: 'seller' });
    expect(await findCrossConflicts(database.pool, 10)).toContainEqual({
      articleId: old,
      otherId: newer,
      reason: 'both-kinds',
    });
  });
});

describe('conflicts', () => {
  const PATH = '/services/catalogs/crossconflicts_json?lang=ru';

  test('are listed for an admin, with both articles', async () => {
    const [old = 0, newer = 0] = await chain('Q 1', 'Q 2');
    await fixtures.cross(old, newer, { kind: 'substitute', source: 'seller' });
    const { guest: admin } = await createAccounts(api).signedIn({ can_switch_user: true });
    const conflicts = await good(admin.get(PATH), z.array(CrossConflict));
    const found = conflicts.find(({ article }) => article.articleId === old);
    expect(found).toMatchObject({
      article: { catalogFullNumber: 'Q 1' },
      other: { catalogFullNumber: 'Q 2', articleId: newer },
      reason: 'both-kinds',
    });
  });

  test('are for nobody else', async () => {
    expect((await visitor().get(PATH)).status).toBe(401);
    for (const rights of [{}, { localize_editor: true }, { is_seller: true }]) {
      const { guest: refused } = await createAccounts(api).signedIn(rights);
      expect((await refused.get(PATH)).status).toBe(403);
    }
  });
});

describe('a removed article', () => {
  test('answers 410 with the newest number, and hands its place in the chain on', async () => {
    const [first = 0, second = 0, third = 0] = await chain('E 1', 'E 2', 'E 3', 'E 4');
    await remove(second);
    expect(await successors('E2')).toEqual(['E 4']);
    expect(await replacedBy('E1')).toEqual(['E 4']);
    await remove(first);
    expect(await successors('E1')).toEqual(['E 4']);
    await remove(third);
    expect(await successors('E1')).toEqual(['E 4']);
    expect(await successors('E2')).toEqual(['E 4']);
  });

  test('may go together with its successor', async () => {
    const [first = 0, second = 0] = await chain('F 1', 'F 2');
    await remove(second, first);
    expect(await successors('F1')).toEqual([]);
    const [third = 0, fourth = 0] = await chain('F 3', 'F 4', 'F 5');
    await remove(third, fourth);
    expect(await successors('F3')).toEqual(['F 5']);
  });
});

test('a search for the number of a removed article offers what replaced it', async () => {
  const [old = 0] = await chain('OLD 7001', 'NEW 7002');
  await remove(old);
  const tips = await good(guest.get('/api/search/old-7001'), SearchAnswer);
  expect([numbers(tips.suggestions), numbers(tips.didYouMean)]).toEqual([[], ['NEW 7002']]);
});

describe('substitutes', () => {
  const offered = async (number: string, maker?: string) => numbers((await page(number, maker)).items);

  test('are at most two steps away, and less sure with each', async () => {
    const asked = await fixtures.article(MAKER, 'G 1');
    const near = await other('G 2');
    const far = await other('G 3');
    const unsure = await other('G 4');
    const third = await other('G 5');
    await fixtures.cross(asked, near, { kind: 'substitute', source: 'seller', confidence: 80 });
    await fixtures.cross(near, far, { kind: 'substitute', source: 'staff', confidence: 70 });
    await fixtures.cross(near, unsure, { kind: 'substitute', source: 'seller', confidence: 50 });
    await fixtures.cross(far, third, { kind: 'substitute', source: 'maker' });
    expect((await offered('G1')).toSorted()).toEqual(['G 2', 'G 3']);
    const answer = guest.get(`/services/search/GetOemCross?articleId=${asked}`);
    expect(await good(answer, z.array(OemCross))).toMatchObject([
      { catalogFullNumber: 'G 2', relation: 'substitute', confidence: 80, sources: ['seller'] },
      { catalogFullNumber: 'G 3', relation: 'substitute', confidence: 56, sources: [] },
    ]);
  });

  test('have a direction', async () => {
    const asked = await other('H 1');
    const better = await other('H 2');
    await fixtures.cross(asked, better, { kind: 'substitute', source: 'seller', confidence: 90 });
    expect(await offered('H1', 'knecht')).toEqual(['H 1', 'H 2']);
    expect(await offered('H2', 'knecht')).toEqual(['H 2']);
    await fixtures.cross(better, asked, { kind: 'substitute', source: 'seller', confidence: 90 });
    expect((await offered('H2', 'knecht')).toSorted()).toEqual(['H 1', 'H 2']);
  });

  test('a substitute of a family stands for the whole family', async () => {
    const family = await fixtures.family();
    const asked = await fixtures.article(MAKER, 'I 1');
    const member = await other('I 2', { family_id: family });
    await other('I 3', { family_id: family });
    await fixtures.cross(asked, member, { kind: 'substitute', source: 'seller', confidence: 60 });
    expect((await offered('I1')).toSorted()).toEqual(['I 2', 'I 3']);
  });
});

test('GetOemCross tells newer numbers from older ones', async () => {
  const [, second = 0] = await chain('J 1', 'J 2', 'J 3');
  const found = await good(guest.get(`/services/search/GetOemCross?articleId=${second}`), z.array(OemCross));
  expect(found.map(({ catalogFullNumber, direction, sources }) => [catalogFullNumber, direction, sources])).toEqual([
    ['J 1', 'older', ['maker']],
    ['J 3', 'newer', ['maker']],
  ]);
});

test('very many old numbers of one article do not explode', async () => {
  const newest = await fixtures.article(MAKER, 'K 0');
  await database.pool.query(
    `with old as (
       insert into articles (maker_id, number, names, search_text)
       select maker_id, 'K ' || place, names, '' from articles, generate_series(1, 2000) place where id = $1
       returning id
     )
     insert into article_crosses (article_id, other_id, kind, source) select id, $1, 'replaced-by', 'seller' from old`,
    [newest],
  );
  const found = await good(guest.get(`/services/search/GetOemCross?articleId=${newest}`), z.array(OemCross));
  expect(found.length).toBeGreaterThan(50);
  expect(found.length).toBeLessThanOrEqual(100);
  expect(await replacedBy('K7')).toEqual(['K 0']);
});

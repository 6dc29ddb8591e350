import {
  Comparison,
  Favorites,
  Lists,
  MAX_COMPARED,
  MAX_FAVORITES,
  type ListName,
} from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';
import { loadTestVehicles, VESTA_PETROL } from '../../testing/vehicles.ts';

const testApi = await createTestApi();
const { fixtures, visitor, database, time } = testApi;
const accounts = createAccounts(testApi);

const change = (guest: Visitor, list: ListName, articleId: number, isListed = true, engineId: number | null = null) =>
  guest.post('/services/lists/change_json', { list, articleId, isListed, engineId });
const listsOf = (guest: Visitor) => good(guest.get('/services/lists'), Lists);
async function articleIds(count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await fixtures.goods()).articleId);
  return ids;
}
/** Later articles are newer. */
const laterBy = (seconds: number) => (time.now = new Date(time.now.getTime() + seconds * 1000));

async function putAll(guest: Visitor, list: ListName, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    laterBy(1);
    await good(change(guest, list, id), Lists);
  }
}

describe('a list', () => {
  test('takes articles of a guest, the newest first, and each once', async () => {
    const guest = visitor();
    const [first = 0, second = 0] = await articleIds(2);
    await putAll(guest, 'favorites', [first, second, first]);
    expect(await listsOf(guest)).toEqual({ favorites: [second, first], compare: [] });
  });

  test('gives an article up, and no less when it has none', async () => {
    const guest = visitor();
    const [id = 0] = await articleIds(1);
    await putAll(guest, 'compare', [id]);
    expect(await good(change(guest, 'compare', id, false), Lists)).toEqual({ favorites: [], compare: [] });
    expect(await change(guest, 'compare', id, false)).toMatchObject({ status: 200 });
  });

  test('of nobody is empty, and taking something out opens no session', async () => {
    const guest = visitor();
    expect(await listsOf(guest)).toEqual({ favorites: [], compare: [] });
    await change(guest, 'favorites', 1, false);
    expect(guest.cookies.size).toBe(0);
  });

  test('does not take an article that does not exist', async () => {
    expect(await change(visitor(), 'favorites', Number.MAX_SAFE_INTEGER)).toMatchObject({ status: 404 });
  });

  test('takes an article to no car where the car does not exist', async () => {
    const [id = 0] = await articleIds(1);
    expect(await change(visitor(), 'favorites', id, true, Number.MAX_SAFE_INTEGER)).toMatchObject({ status: 200 });
  });

  test('to compare holds four, also when they come at once', async () => {
    const guest = visitor();
    const [one = 0, ...others] = await articleIds(MAX_COMPARED + 3);
    await putAll(guest, 'compare', [one]);
    const answers = await Promise.all(others.map((id) => change(guest, 'compare', id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_COMPARED - 1);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({ status: 409, body: { code: 'list-full' } });
    expect((await listsOf(guest)).compare).toHaveLength(MAX_COMPARED);
  });

  test('is nobody else’s: another session neither sees nor changes it', async () => {
    const [owner, other] = [visitor(), visitor()];
    const [id = 0, theirs = 0] = await articleIds(2);
    await putAll(owner, 'favorites', [id]);
    await putAll(other, 'favorites', [theirs]);
    await change(other, 'favorites', id, false);
    expect(await listsOf(owner)).toEqual({ favorites: [id], compare: [] });
    expect(await listsOf(other)).toEqual({ favorites: [theirs], compare: [] });
  });
});

describe('login', () => {
  test('moves a guest’s lists to the client, who keeps what they had', async () => {
    const account = await accounts.client();
    const before = visitor();
    await accounts.logIn(before, account);
    const [had = 0, both = 0, brought = 0] = await articleIds(3);
    await putAll(before, 'favorites', [had, both]);
    const guest = visitor();
    await putAll(guest, 'favorites', [both, brought]);
    await accounts.logIn(guest, account);
    expect((await listsOf(guest)).favorites).toEqual([brought, both, had]);
    expect((await listsOf(before)).favorites).toEqual([brought, both, had]);
  });

  test('keeps the newest four of both lists to compare', async () => {
    const account = await accounts.client();
    const before = visitor();
    await accounts.logIn(before, account);
    const old = await articleIds(3);
    await putAll(before, 'compare', old);
    const guest = visitor();
    const brought = await articleIds(2);
    await putAll(guest, 'compare', brought);
    await accounts.logIn(guest, account);
    expect((await listsOf(guest)).compare).toEqual([...brought.toReversed(), ...old.slice(1).toReversed()]);
  });
});

describe('the wish list', () => {
  test('shows each article with its best offer and the car that it was put to', async () => {
    await loadTestVehicles(database);
    const engineId = VESTA_PETROL;
    const guest = visitor();
    const goods = await fixtures.goods({ price: 12_300 });
    const without = await fixtures.article('Bosch', 'WITHOUT 1');
    await good(change(guest, 'favorites', goods.articleId, true, engineId), Lists);
    laterBy(1);
    await good(change(guest, 'favorites', without), Lists);
    expect(await good(guest.get('/services/lists/favorites_json?lang=ru'), Favorites)).toMatchObject({
      items: [
        { articleId: without, engineId: null, best: null },
        { articleId: goods.articleId, engineId, best: { price: 12_300 } },
      ],
      cars: [{ engineId }],
    });
  });

  test('refuses one article more than it may hold', async () => {
    const guest = visitor();
    const [first = 0, more = 0] = await articleIds(2);
    await putAll(guest, 'favorites', [first]);
    await database.pool.query(
      `with copies as (
         insert into articles (maker_id, number, names, search_text)
         select maker_id, 'COPY ' || n, names, '' from articles, generate_series(2, ${MAX_FAVORITES}) n where id = $1
         returning id
       )
       insert into listed_articles (basket_id, list, article_id, added_at)
       select l.basket_id, l.list, copies.id, now() from copies, listed_articles l where l.article_id = $1`,
      [first],
    );
    expect(await change(guest, 'favorites', more)).toMatchObject({ status: 409, body: { code: 'list-full' } });
  });
});

describe('the comparison', () => {
  test('shows specifications in the visitor’s language, in the order in which the articles were put', async () => {
    const guest = visitor();
    const specifications = JSON.stringify([
      { name: { ru: 'Высота', en: 'Height' }, value: 79, unit: { ru: 'мм', en: 'mm' } },
      { name: { ru: 'Резьба', en: 'Thread' }, value: '3/4-16 UNF' },
      { name: { ru: 'Основа', en: 'Base' }, value: { ru: 'минеральная', en: 'mineral' } },
    ]);
    const first = await fixtures.article('Bosch', 'CMP 1', { specifications });
    const second = await fixtures.article('Bosch', 'CMP 2');
    await putAll(guest, 'compare', [first, second]);
    expect((await good(guest.get('/services/lists/compare_json?lang=en'), Comparison)).items).toMatchObject([
      {
        articleId: first,
        specifications: [
          { name: 'Height', value: 79, unit: 'mm' },
          { name: 'Thread', value: '3/4-16 UNF', unit: '' },
          { name: 'Base', value: 'mineral', unit: '' },
        ],
      },
      { articleId: second, specifications: [] },
    ]);
  });
});

import { FoundGoods, GoodList, SearchAnswer } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { learnWords } from '../search-words/index.ts';
import { createTestApi, good } from '../../testing/test-api.ts';

const { database, fixtures, visitor, time } = await createTestApi();
const guest = visitor();
const tips = (text: string, query = '') =>
  good(guest.get(`/api/search/${encodeURIComponent(text)}${query}`), SearchAnswer);
const cards = (Text: string, more: object = {}) =>
  good(guest.post('/services/search/getcardgoods_json', { Text, ...more }), FoundGoods);
const topSale = (query = '') => good(guest.get(`/services/catalogs/topsale_json${query}`), GoodList);
const numbers = (articles: { catalogFullNumber: string }[]) => articles.map((article) => article.catalogFullNumber);

beforeAll(async () => {
  const near = await fixtures.priceList('Склад рядом', { lead_days: 0, lead_days_max: 1 });
  const far = await fixtures.priceList('Дальний склад', { lead_days: 20, lead_days_max: 30 });
  const filter = await fixtures.article('Mann-Filter', 'W 712/75', { sold: 5 });
  const other = await fixtures.article('Mann-Filter', 'W 712/752', { sold: 9 });
  const candle = await fixtures.article('NGK', 'BKR6E', { sold: 7, names: { ru: 'Свеча зажигания' } });
  await fixtures.article('АвтоВАЗ', '2108-1012005', { sold: 1, names: { ru: 'Фильтр чёрный 100%_настоящий' } });
  await fixtures.article('Castrol', 'ABC', { names: { ru: 'Масло', en: 'Motor oil' } });
  await learnWords(database.pool);
  await fixtures.offer(filter, near, { price: 40_000 });
  await fixtures.offer(filter, far, { price: 30_000 });
  await fixtures.offer(other, far);
  await fixtures.offer(candle, near);
});

describe('suggestions', () => {
  test('an exact number comes first, then numbers that begin with it', async () => {
    const answer = await tips('w712 75');
    expect(answer).toMatchObject({ kind: 'number', clearNumber: 'W71275', didYouMean: [] });
    expect(numbers(answer.suggestions)).toEqual(['W 712/75', 'W 712/752']);
  });

  test('a number with one typo is offered under "did you mean", never silently used', async () => {
    const answer = await tips('W71276');
    expect(answer.suggestions).toEqual([]);
    expect(numbers(answer.didYouMean)).toEqual(['W 712/75']);
    expect(numbers((await tips('W17275')).didYouMean)).toEqual(['W 712/75']);
    expect((await tips('W71199')).didYouMean).toEqual([]);
  });

  test('a text of Cyrillic letters that folds to an existing number finds it', async () => {
    const answer = await tips('АВС'); // Cyrillic
    expect(answer.kind).toBe('text');
    expect(numbers(answer.suggestions)).toEqual(['ABC']);
  });

  test('a text finds names in any language and returns them in the requested one', async () => {
    expect((await tips('свеча')).suggestions).toMatchObject([{ catalogFullNumber: 'BKR6E' }]);
    expect((await tips('motor oil', '?lang=en')).suggestions).toMatchObject([{ productName: 'Motor oil' }]);
  });

  test('an unknown number falls back to texts that contain it', async () => {
    expect(numbers((await tips('100%')).suggestions)).toEqual(['2108-1012005']);
  });

  test('a number beside a name, or in the other keyboard layout, comes first', async () => {
    expect(numbers((await tips('mann w712/75')).suggestions)[0]).toBe('W 712/75');
    expect(numbers((await tips('ц712 75')).suggestions)[0]).toBe('W 712/75');
  });

  test('a misspelt word is corrected, and the answer says so', async () => {
    const { suggestions, corrected } = await tips('сввеча');
    expect(numbers(suggestions)).toEqual(['BKR6E']);
    expect(corrected).toEqual([{ typed: 'сввеча', meant: 'свеча' }]);
  });

  test('each says its lowest price, that of the farthest offer too, in the asked currency', async () => {
    const { suggestions, currency } = await tips('W 712/75');
    expect(currency).toMatchObject({ code: 'RUB' });
    expect(suggestions.map(({ price }) => price)).toEqual([30_000, expect.any(Number)]);
    const inEuros = await tips('W 712/75', '?currencyCode=EUR');
    expect(inEuros.currency.code).toBe('EUR');
    expect(inEuros.suggestions[0]?.price).toBeLessThan(30_000);
  });

  test('without offers there is no price, without a picture none', async () => {
    expect((await tips('2108-1012005')).suggestions).toMatchObject([{ price: null, image: null }]);
  });
});

describe('articles by a text', () => {
  test('contain every word, in any order and case, the best-selling first', async () => {
    expect(numbers((await cards('МАСЛЯНЫЙ фильтр')).items)).toEqual(['W 712/752', 'W 712/75']);
    expect(numbers((await cards('mann фильтр 752')).items)).toEqual(['W 712/752']);
  });

  test('are found with е for ё and by a part of a word', async () => {
    expect(numbers((await cards('черн')).items)).toEqual(['2108-1012005']);
  });

  test('are found despite a wrong letter when nothing matches exactly', async () => {
    expect(numbers((await cards('свича зажыгания')).items)).toEqual(['BKR6E']);
    expect((await cards('щщщщщщ')).items).toEqual([]);
  });

  test('come in pages with the total count', async () => {
    const first = await cards('фильтр', { Take: 2 });
    const second = await cards('фильтр', { Skip: 2, Take: 2 });
    expect([first.total, first.items.length, second.total, second.items.length]).toEqual([3, 2, 3, 1]);
  });

  test.each(['%', '_', '\\', "'; drop table articles; --", '<script>alert(1)</script>'])(
    'characters special to SQL are searched literally: %s',
    async (text) => {
      expect((await cards(text)).items).toEqual([]);
    },
  );
});

describe('best sellers', () => {
  test('list articles in stock first, then those on order, and none without offers', async () => {
    const { items, total } = await topSale();
    expect(numbers(items)).toEqual(['BKR6E', 'W 712/75', 'W 712/752']);
    expect(total).toBe(3);
  });

  test.each([
    [0, 2, ['BKR6E', 'W 712/75']],
    [1, 2, ['W 712/75', 'W 712/752']],
    [2, 2, ['W 712/752']],
    [3, 2, []],
  ])('comes in pages: skip %i, take %i', async (skip, take, expected) => {
    expect(numbers((await topSale(`?skip=${skip}&take=${take}`)).items)).toEqual(expected);
  });

  test('are counted again after a while', async () => {
    const { articleId } = await fixtures.goods();
    time.now = new Date(time.now.getTime() + 61_000);
    const { items, total } = await topSale();
    expect(total).toBe(4);
    expect(items.map((card) => card.articleId)).toContain(articleId);
  });
});

describe('goods by id', () => {
  const byId = (ids: string, query = '') =>
    good(guest.get(`/services/catalogs/goods_json?ids=${ids}${query}`), GoodList);

  test('gives the cards in the order of the ids, each once, with today’s price; unknown ids are left out', async () => {
    const first = await fixtures.goods({ price: 20_000 });
    const second = await fixtures.goods();
    const ids = [second.articleId, first.articleId, 999_999_999, second.articleId].join();
    const list = await byId(ids);
    expect(list).toMatchObject({ total: 2, currency: { code: 'RUB' } });
    expect(list.items.map(({ articleId }) => articleId)).toEqual([second.articleId, first.articleId]);
    await fixtures.changeOffer(first.articleId, first.priceListId, { price: 30_000 });
    await fixtures.changeOffer(second.articleId, second.priceListId, { quantity: 0 });
    expect((await byId(ids)).items).toMatchObject([{ best: null }, { best: { price: 30_000 } }]);
    expect((await byId(ids, '&currencyCode=EUR')).currency.code).toBe('EUR');
  });

  test.each(['', '0', 'a', '1,', '-1', '1.5', '9'.repeat(16), Array.from({ length: 13 }, () => 1).join()])(
    'refuses %j',
    async (ids) => {
      expect(await guest.get(`/services/catalogs/goods_json?ids=${ids}`)).toMatchObject({ status: 400 });
    },
  );
});

describe('suggestions among more articles', () => {
  test('the beginning of a number is no typo', async () => {
    await fixtures.article('Bosch', 'ZZ 9981');
    await fixtures.article('Bosch', 'ZZ 996');
    const answer = await tips('zz998');
    expect([numbers(answer.suggestions), answer.didYouMean]).toEqual([['ZZ 9981'], []]);
    expect(numbers((await tips('zz9961')).didYouMean)).toContain('ZZ 996');
  });

  test('words come before longer ones that begin the same', async () => {
    const list = await fixtures.priceList('Лампы');
    await fixtures.offer(await fixtures.article('Osram', 'L1', { names: { ru: 'Ламповый блок' }, sold: 50 }), list);
    await fixtures.offer(await fixtures.article('Osram', 'L2', { names: { ru: 'Лампа' }, sold: 2 }), list);
    expect(numbers((await tips('лампа')).suggestions)).toEqual(['L2', 'L1']);
  });
});

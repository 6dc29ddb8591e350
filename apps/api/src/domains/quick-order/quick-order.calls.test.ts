import { Basket, QuickOrder } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NAUGHTY_TEXTS } from '../../testing/naughty-texts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const { fixtures, visitor } = await createTestApi();
const Added = z.object({ basket: Basket, refused: z.array(z.object({ index: z.number(), code: z.string() })) });

const near = await fixtures.priceList('Рядом', { lead_days: 1, lead_days_max: 2 });
const far = await fixtures.priceList('Далеко', { lead_days: 9, lead_days_max: 12 });
const filter = await fixtures.article('MANN-FILTER', 'W 712/75');
await fixtures.offer(filter, near, { price: 40_000, quantity: 5 });
await fixtures.offer(filter, far, { price: 30_000, quantity: 40 });
const plug = await fixtures.article('NGK', 'BKR6E-11');
await fixtures.offer(plug, near, { price: 31_500, quantity: 100, multiplicity: 4 });
for (const maker of ['BOSCH', 'TRW']) await fixtures.offer(await fixtures.article(maker, 'GDB 1330'), near);
const old = await fixtures.article('BOSCH', '0 986 494 019');
const newer = await fixtures.article('BOSCH', '0 986 494 294');
await fixtures.cross(old, newer);
await fixtures.offer(newer, near, { price: 250_000 });
const sold = await fixtures.article('FILTRON', 'OP 526/1');

const check = (guest: Visitor, text: string, columns?: string[]) =>
  good(guest.post('/services/basket/quick-order_json', { text, ...(columns && { columns }) }), QuickOrder);
const answerTo = async (text: string) => {
  const { lines } = await check(visitor(), text);
  if (!lines[0]) throw new Error('No line was read.');
  return lines[0];
};
const add = (guest: Visitor, lines: unknown[], requestId = crypto.randomUUID()) =>
  guest.post('/services/basket/quick-order-add_json', { requestId, lines });
const line = (articleId: number, qty: number, priceListId = near) => ({ articleId, priceListId, qty });

describe('checking a list', () => {
  test('answers each line', async () => {
    const { lines, total } = await check(
      visitor(),
      [
        'Бренд;Артикул;Кол-во;Комментарий',
        'Mann;w712/75;2;первая',
        'NGK;BKR6E-11;3;',
        ';GDB1330;1;',
        'BOSCH;0986494019;1;',
        'FILTRON;OP526/1;1;',
        'MANN-FILTER;W 712/76;1;',
        'MANN-FILTER;W 712/75;50;',
        'MANN-FILTER;W 712/75;много;',
        'MANN-FILTER;;1;',
        'VALEO;GDB1330;1;',
      ].join('\n'),
    );
    expect(lines.map(({ answer, pieces }) => [answer, pieces])).toEqual([
      ['found', 2],
      ['found', 4],
      ['makers', 1],
      ['replaced', 1],
      ['no-offers', 1],
      ['not-found', 1],
      ['not-enough', 50],
      ['bad-qty', 0],
      ['no-number', 0],
      ['makers', 1],
    ]);
    expect(lines[0]).toMatchObject({
      line: 2,
      comment: 'первая',
      goods: [{ articleId: filter, best: { price: 40_000 } }],
    });
    expect(lines[3]).toMatchObject({
      instead: { catalogName: 'BOSCH', catalogFullNumber: '0 986 494 019', newerIds: [newer] },
      goods: [{ articleId: newer }],
    });
    expect(lines[5]?.goods).toMatchObject([{ articleId: filter }]);
    expect(total).toBe(2 * 40_000 + 4 * 31_500);
  });

  test.each([
    ['letters that look alike', 'ВКR6Е-11', plug, 4],
    ['letters that sound alike', 'бкр6е11', plug, 4],
    ['maker before the number and quantity after it', 'NGK BKR6E-11 8 шт', plug, 8],
    ['maker after the number', 'W 712/75 манн фильтр', filter, 1],
    ['a number of several words', '0 986 494 294', newer, 1],
    ['a number of several words and a quantity', '0 986 494 294 x2', newer, 2],
  ])('reads a line of one cell: %s', async (_, text, articleId, pieces) => {
    expect(await answerTo(text)).toMatchObject({ answer: 'found', pieces, goods: [{ articleId }] });
  });

  test('takes the offer that has enough pieces', async () => {
    const { answer, goods } = await answerTo('MANN-FILTER;W71275;20');
    expect([answer, goods[0]?.best]).toMatchObject(['found', { priceListId: far, quantity: 40 }]);
  });

  test('shows wholesale prices to wholesale clients only', async () => {
    expect((await answerTo('FILTRON;OP526/1;1')).goods).toMatchObject([{ articleId: sold, best: null }]);
  });

  test('says how many lines are too many', async () => {
    const { lines, left } = await check(visitor(), 'W 712/75;1\n'.repeat(501));
    expect([lines.length, left]).toEqual([500, 1]);
  });

  test('answers an empty text with no lines', async () => {
    expect(await check(visitor(), ' \n\t\n')).toMatchObject({ columns: [], lines: [], left: 0, total: 0 });
  });

  test.each([
    ['naughty texts', NAUGHTY_TEXTS.join('\n')],
    ['naughty cells', NAUGHTY_TEXTS.join('\t')],
    ['100 kB without a line', 'W71275 '.repeat(14_000)],
    ['control characters', '\u0001;W71275\u0007;\u001f4\n'.repeat(100)],
    ['quotes that are never closed', '"W71275;"4\n'.repeat(1000)],
    ['Cyrillic without end', 'АВЕКМНОРСТУХ'.repeat(2000)],
  ])('answers %s', async (_, text) => {
    const { lines } = await check(visitor(), text.replaceAll('\0', ' '));
    expect(lines.length).toBeLessThanOrEqual(500);
  });

  test('rejects a text that is too long or holds NUL, and columns that do not exist', async () => {
    const guest = visitor();
    const answer = await guest.post('/services/basket/quick-order_json', { text: 'x'.repeat(200_001) });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'text' }] } });
    expect((await guest.post('/services/basket/quick-order_json', { text: 'W\0' })).status).toBe(400);
    const columns = await guest.post('/services/basket/quick-order_json', { text: 'x', columns: ['price'] });
    expect(columns.status).toBe(400);
  });
});

describe('adding the lines of a list', () => {
  test('adds all that can be added at once, and says which were not', async () => {
    const guest = visitor();
    const { basket, refused } = await good(
      add(guest, [
        { ...line(filter, 2), comment: 'первая' },
        line(plug, 6),
        line(plug, 8),
        line(filter, 9),
        line(sold, 1),
        line(filter, 30, far),
      ]),
      Added,
    );
    expect(refused).toEqual([
      { index: 1, code: 'not-multiple' },
      { index: 3, code: 'not-enough' },
      { index: 4, code: 'withdrawn' },
    ]);
    expect(basket.items.map(({ articleId, qty, comment }) => [articleId, qty, comment])).toEqual([
      [filter, 2, 'первая'],
      [plug, 8, ''],
      [filter, 30, ''],
    ]);
  });

  test('lines of one offer share its stock', async () => {
    const guest = visitor();
    const { basket, refused } = await good(add(guest, [line(filter, 3), line(filter, 2), line(filter, 1)]), Added);
    expect(refused).toEqual([{ index: 2, code: 'not-enough' }]);
    expect(basket.items).toMatchObject([{ qty: 5 }]);
  });

  test('a request that is repeated adds nothing, and answers the same', async () => {
    const guest = visitor();
    await guest.add({ articleId: plug, priceListId: near }, 4);
    const requestId = crypto.randomUUID();
    const lines = [line(filter, 2), line(sold, 1)];
    const answers = await Promise.all(Array.from({ length: 4 }, () => good(add(guest, lines, requestId), Added)));
    for (const { basket, refused } of answers) {
      expect(refused).toMatchObject([{ index: 1 }]);
      expect(basket.items.find(({ articleId }) => articleId === filter)?.qty).toBe(2);
    }
  });

  test('a full basket takes what it has room for', async () => {
    const guest = visitor();
    await fixtures.maker('MANY');
    const many = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        const articleId = await fixtures.article('MANY', `M ${1000 + index}`);
        await fixtures.offer(articleId, near);
        return line(articleId, 1);
      }),
    );
    expect((await good(add(guest, many), Added)).refused).toEqual([]);
    const { refused } = await good(add(guest, [line(many[0]?.articleId ?? 0, 1), line(filter, 1)]), Added);
    expect(refused).toEqual([{ index: 1, code: 'basket-full' }]);
  });

  test.each([
    ['no lines', []],
    ['501 lines', Array.from({ length: 501 }, () => line(1, 1))],
    ['no whole pieces', [line(1, 1.5)]],
    ['a long comment', [{ ...line(1, 1), comment: 'x'.repeat(501) }]],
  ])('%s are rejected', async (_, lines) => {
    expect((await add(visitor(), lines)).status).toBe(400);
  });
});

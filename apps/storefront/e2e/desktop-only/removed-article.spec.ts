import { randomInt } from 'node:crypto';
import { openDatabase } from '@partshop/api/bench';
import { foldPartNumber, paths } from '@partshop/features/shared';
import { RICH_ARTICLE, RICH_ARTICLE_REPLACEMENT } from '../landmarks.ts';
import { dataDir, importPriceList } from '../price-lists.ts';
import { expect, test } from '../shop-test.ts';

const MAKER = 'СнятМаркет';
const NUMBER = `SM-${randomInt(1e6, 1e7)}`;

test.skip(dataDir === undefined, 'The shop under test keeps its data elsewhere.');

/** Sells an article, says that the rich article replaces it, and removes it. Returns the key of its maker. */
async function replaceAndRemove(): Promise<string> {
  await importPriceList(MAKER, { number: NUMBER, price: 500, quantity: 1 });
  const { pool, close } = await openDatabase({ dataDir: dataDir ?? '', log: () => undefined });
  try {
    const newer = `select a.id from articles a join makers m on m.id = a.maker_id where m.key = $2 and a.number_key = $3`;
    await pool.query(
      `insert into article_crosses (article_id, other_id, kind, source)
       select id, (${newer}), 'replaced-by', 'maker' from articles where number_key = $1`,
      [foldPartNumber(NUMBER), RICH_ARTICLE.makerKey, RICH_ARTICLE.numberKey],
    );
    await pool.query('delete from offers using articles a where a.id = article_id and a.number_key = $1', [
      foldPartNumber(NUMBER),
    ]);
    const { rows } = await pool.query<{ key: string }>(
      'delete from articles a using makers m where m.id = a.maker_id and a.number_key = $1 returning m.key',
      [foldPartNumber(NUMBER)],
    );
    return rows[0]?.key ?? '';
  } finally {
    await close();
  }
}

test('the old number of a removed article leads to the newest number that replaced it', async ({
  page,
  shopIn,
  faults,
}) => {
  const shop = shopIn('ru');
  const maker = await replaceAndRemove();
  faults.expect(/status of 410/);
  const answer = await page.goto(shop.path(paths.price.to(maker, NUMBER)));
  expect(answer?.status()).toBe(410);
  await expect(shop.heading).toHaveText('Этой страницы больше нет');
  const { maker: brand, number } = RICH_ARTICLE_REPLACEMENT;
  const newest = page.getByRole('main').getByRole('link', { name: new RegExp(`${brand}.*${number}`) });
  await newest.click();
  await expect(shop.heading).toContainText(number);

  await shop.open(paths.search.to(NUMBER));
  await newest.first().click();
  await expect(shop.heading).toContainText(number);
});

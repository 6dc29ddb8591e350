import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { logIn } from '../clients.ts';
import { newList, newNumber } from '../seller-lists.ts';
import { expect, test } from '../shop-test.ts';

/** Claims as a seller that two articles can be sold instead of each other. */
async function claim({ request }: Page, one: string, other: string): Promise<void> {
  const rows = ['Бренд;Артикул;Бренд аналога;Артикул аналога', `Mann-Filter;${one};Mann-Filter;${other}`];
  const sent = await request.post('/services/seller/upload_json', {
    data: {
      Type: 'crosses',
      PriceListId: null,
      Replaces: false,
      FileName: 'crosses.csv',
      File: Buffer.from(rows.join('\n')).toString('base64'),
    },
  });
  const { id } = (await sent.json()) as { id: number };
  const now = async () =>
    (await (await request.get(`/services/seller/upload-state_json/${id}`)).json()) as {
      state: string;
      version: number;
    };
  // Another file of crosses may be before it, and change what it is compared with.
  await expect(async () => {
    const { state, version } = await now();
    if (state === 'ready') {
      await request.post(`/services/seller/upload-apply_json/${id}`, { data: { Version: version } });
    }
    expect(state).toBe('applied');
  }).toPass({ timeout: 60_000 });
}

/** The page of staff with a claim: there may be many of the seller. */
async function addressOf({ request }: Page, number: string): Promise<string> {
  const read = async (query: string) =>
    (await (await request.get(`/services/admin/claims_json/crosses${query}`)).json()) as {
      sellers: { sellerId: number; claims: number }[];
      claims: { article: { number: string } }[];
      take: number;
    };
  const { sellers, take } = await read('');
  for (const { sellerId, claims } of sellers) {
    for (let page = Math.ceil(claims / take); page > 0; page -= 1) {
      const found = await read(`?sellerId=${sellerId}&page=${page}`);
      if (found.claims.some(({ article }) => article.number === number))
        return paths.adminClaims.to('', sellerId, page);
    }
  }
  throw new Error('Nobody claims it.');
}

test('an administrator refuses a cross of a seller: buyers no longer see it, until the decision is taken back', async ({
  page,
  shopIn,
  newVisitor,
}) => {
  const [one, other] = [newNumber(), newNumber()];
  const seller = await newVisitor();
  await logIn(seller, 'seller');
  await newList(seller, [one, other]);
  await claim(seller, one, other);
  const buyer = await newVisitor();
  const isSeen = async () => {
    await buyer.goto(paths.price.to('mann-filter', one));
    return (await buyer.getByRole('main').innerText()).includes(other);
  };
  await expect.poll(isSeen, { timeout: 20_000 }).toBe(true);

  const shop = shopIn('ru');
  await logIn(page, 'admin');
  const own = page.getByRole('listitem').filter({ hasText: one }).filter({ hasText: other });
  await shop.open(await addressOf(page, one));
  await own.getByRole('button', { name: /^Отклонить/ }).click();
  await expect.poll(isSeen, { timeout: 20_000 }).toBe(false);
  // What is decided comes after what is not.
  await shop.open(await addressOf(page, one));
  await expect(own).toContainText('Отклонено');
  await own.getByRole('button', { name: /^Отменить решение/ }).click();
  await expect.poll(isSeen, { timeout: 20_000 }).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an administrator refuses a cross, and takes that back', async ({ page, newVisitor }) => {
    const [one, other] = [newNumber(), newNumber()];
    const seller = await newVisitor();
    await logIn(seller, 'seller');
    await newList(seller, [one, other]);
    await claim(seller, one, other);
    await logIn(page, 'admin');
    const own = page.getByRole('listitem').filter({ hasText: one }).filter({ hasText: other });
    await page.goto(await addressOf(page, one));
    await own.getByRole('button', { name: /^Отклонить/ }).click();
    await page.goto(await addressOf(page, one));
    await expect(own).toContainText('Отклонено');
    await own.getByRole('button', { name: /^Отменить решение/ }).click();
    await page.goto(await addressOf(page, one));
    await expect(own).not.toContainText('Отклонено');
  });
});

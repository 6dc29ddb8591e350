import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { logIn } from './clients.ts';
import { expect, test } from './shop-test.ts';

type Warehouse = {
  priceListId: number;
  version: number;
  name: string;
  leadDays: number;
  leadDaysMax: number;
  isReturnable: boolean;
  weekdays: number[];
  cutOff: string | null;
  closedDays: string[];
  sendsOn: string;
  promisedDaysMax: number;
};
type Offer = { priceListId: number; deliveryDaysMax: number };
type Faulty = { catalogKey: string; clearNumber: string; catalogFullNumber: string; priceListId: number };

const read = async <Body>({ request }: Page, path: string): Promise<Body> =>
  (await (await request.get(path)).json()) as Body;

/** A warehouse of the demo: other tests buy from the first one, and each language changes its own. Those that tests add are newer. */
async function warehouseOf(page: Page, lang: 'ru' | 'en'): Promise<Warehouse> {
  const { warehouses } = await read<{ warehouses: Warehouse[] }>(page, `/services/seller/settings_json?lang=${lang}`);
  const demo = warehouses.toSorted((one, other) => one.priceListId - other.priceListId);
  const own = demo.at(lang === 'ru' ? 1 : 2);
  if (!own) throw new Error('The demo seller has no such warehouse.');
  return own;
}

/** An article that the seller offers from a warehouse. */
async function offeredFrom(page: Page, priceListId: number): Promise<Faulty> {
  await expect
    .poll(async () => (await read<{ checkedAt: string | null }>(page, '/services/seller/diagnostics_json')).checkedAt)
    .not.toBeNull();
  for (const kind of ['dearer', 'no-picture', 'no-fit', 'no-cross']) {
    const { offers } = await read<{ offers: Faulty[] }>(page, `/services/seller/diagnostics_json/${kind}?take=100`);
    const offer = offers.find((one) => one.priceListId === priceListId);
    if (offer) return offer;
  }
  throw new Error('No offer of the warehouse is known.');
}

for (const lang of ['ru', 'en'] as const) {
  test(`a holiday of a warehouse moves the day that a buyer is promised, in ${lang}`, async ({
    page,
    shopIn,
    newVisitor,
  }) => {
    const shop = shopIn(lang);
    const say = (text: string) => shop.say('seller-settings', text);
    await logIn(page, 'seller');
    const before = await warehouseOf(page, lang);
    const offer = await offeredFrom(page, before.priceListId);
    const buyer = await newVisitor();
    const promised = async () => {
      const data = { CatalogKey: offer.catalogKey, Number: offer.clearNumber };
      const found = await buyer.request.post('/services/search/searchgood_json', { data });
      const { items } = (await found.json()) as { items: Offer[] };
      return items.find(({ priceListId }) => priceListId === offer.priceListId)?.deliveryDaysMax;
    };
    const days = await promised();
    if (days === undefined) throw new Error('The buyer does not see the offer.');
    try {
      await shop.open(paths.sellerSettings.to());
      const card = page.locator('.warehouse').filter({ hasText: before.name });
      await card.locator('summary').click();
      await card.getByLabel(say('Закрыто с'), { exact: true }).fill(before.sendsOn);
      await card.getByRole('button', { name: say('Сохранить') }).click();
      await expect(page.getByText(say('Сохранено. Покупатели уже видят новые сроки.'))).toBeVisible();
      expect(await promised()).toBeGreaterThan(days);
    } finally {
      const { priceListId: PriceListId, version: Version } = await warehouseOf(page, lang);
      const data = {
        PriceListId,
        Version,
        LeadDays: before.leadDays,
        LeadDaysMax: before.leadDaysMax,
        IsReturnable: before.isReturnable,
        Weekdays: before.weekdays,
        CutOff: before.cutOff,
        ClosedDays: before.closedDays,
      };
      expect((await page.request.put('/services/seller/warehouse_json', { data })).status()).toBe(200);
    }
    expect(await promised()).toBe(days);
  });
}

test('a seller reads the own card, and what is missing leads to where it is mended', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await logIn(page, 'seller');
  await shop.open(paths.sellerInfo.to());
  await expect(page.getByRole('heading', { level: 1, name: 'Карточка продавца' })).toBeVisible();
  await page.getByRole('link', { name: 'Настроить склады' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки продавца' })).toBeVisible();
});

test('addresses that are not public are refused row by row, and a file is matched by its name', async ({
  page,
  shopIn,
}) => {
  const shop = shopIn('ru');
  const say = (text: string) => shop.say('seller-photos', text);
  await logIn(page, 'seller');
  const offer = await offeredFrom(page, (await warehouseOf(page, 'ru')).priceListId);
  await shop.open(paths.sellerPhotos.to());
  const number = `${offer.catalogKey}; ${offer.clearNumber}`;
  await page
    .getByLabel(say('Номера и адреса'))
    .fill([`${number}; https://127.0.0.1/a.jpg`, `${number}; http://photo.example/a.jpg`].join('\n'));
  await page
    .getByRole('button', { name: say('Загрузить') })
    .first()
    .click();
  await expect(page.getByText(say('Адрес ведёт не в интернет'))).toBeVisible();
  await expect(page.getByText(say('Адрес должен начинаться с https://'))).toBeVisible();

  const picture = await page.screenshot({ type: 'jpeg' });
  await page.locator('input[type="file"]').setInputFiles({
    name: `${offer.catalogKey}_${offer.clearNumber}.jpg`,
    mimeType: 'image/jpeg',
    buffer: picture,
  });
  await page
    .getByRole('button', { name: say('Загрузить') })
    .nth(1)
    .click();
  // Each picture is encoded anew in every size.
  await expect(page.getByText(say('Файлы приняты, отчёт ниже.'))).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByRole('region', { name: say('Последняя загрузка') }).getByText(say('Добавлено'), { exact: true }),
  ).toBeVisible();
});

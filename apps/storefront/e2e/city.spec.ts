import { paths } from '@partshop/features/shared';
import { RICH_ARTICLE } from './landmarks.ts';
import type { Shop } from './shop.ts';
import { expect, test } from './shop-test.ts';

const PRICE = paths.price.to(RICH_ARTICLE.makerKey, RICH_ARTICLE.number);
const FAR = 'Екатеринбург';
const OTHER = 'Казань';

/** Offers of Moscow's warehouses: only a visitor in Moscow can have them so soon. */
const soonOffers = ({ page }: Shop) => page.getByRole('main').getByText(/^(?:Сегодня|Завтра)$/);

const pointsOf = ({ page }: Shop, city: string) => page.getByRole('radiogroup', { name: city });

/** The city that the shop keeps for this visitor. */
async function keptCity({ page }: Shop): Promise<string | undefined> {
  const response = await page.request.get('/services/clientbaseinfo');
  const { CityName } = (await response.json()) as { CityName?: string };
  return CityName;
}

async function chooseCity({ page }: Shop, city: string): Promise<void> {
  await page.goto(`${paths.city.to()}?target=${PRICE}`);
  await page.getByRole('button', { name: new RegExp(`^${city}`) }).click();
  await expect(page).toHaveURL(PRICE);
}

test('the chosen city decides the delivery times, and is the checkout’s city, both ways', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open(PRICE);
  await expect(soonOffers(shop).first()).toBeVisible();

  await chooseCity(shop, FAR);
  await expect(page.getByRole('link', { name: `Сроки для города ${FAR}` })).toBeVisible();
  await expect(soonOffers(shop)).toHaveCount(0);
  await shop.fillBasket();

  await shop.open(paths.checkout.to());
  await expect(page.getByRole('combobox', { name: shop.say('checkout', 'Город'), exact: true })).toHaveValue(FAR);
  await expect(pointsOf(shop, FAR)).toBeVisible();
  await shop.field('Имя и фамилия').fill('Анна Ким');
  const summary = page.getByRole('region', { name: shop.say('checkout', 'Ваш заказ') });
  const readiness = summary.getByText(/дн\.?/).filter({ visible: true });
  const toFar = await readiness.innerText();

  await page.getByRole('combobox', { name: shop.say('checkout', 'Город'), exact: true }).selectOption(OTHER);
  await expect(pointsOf(shop, OTHER)).toBeVisible();
  await expect.poll(() => keptCity(shop)).toBe(OTHER);
  await expect(readiness).not.toHaveText(toFar);
  await expect(shop.field('Имя и фамилия')).toHaveValue('Анна Ким');
});

test('a city chosen in the window changes the open page', async ({ page, shopIn, isMobile }) => {
  test.skip(isMobile, 'The link of the header is in the menu there.');
  const shop = shopIn('ru');
  await shop.open(PRICE);
  await page.getByRole('link', { name: 'Сроки для города Москва' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('екб');
  await dialog.getByRole('option', { name: FAR }).click();
  await expect(page.getByRole('link', { name: `Сроки для города ${FAR}` })).toBeVisible();
  await expect(soonOffers(shop)).toHaveCount(0);
});

test('visitors who have not chosen a city go on seeing the cached page of Moscow', async ({ shopIn, newVisitor }) => {
  const shop = shopIn('ru');
  await chooseCity(shop, FAR);
  await expect(soonOffers(shop)).toHaveCount(0);
  const stranger = shopIn('ru', await newVisitor());
  await stranger.open(PRICE);
  await expect(soonOffers(stranger).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the points of the chosen city come first, and an order elsewhere changes the city', async ({
    page,
    shopIn,
  }) => {
    const shop = shopIn('ru');
    await chooseCity(shop, FAR);
    await expect(soonOffers(shop)).toHaveCount(0);
    await shop.add(await shop.offerOf('Запрошенный номер'));
    await shop.checkOutLink.click();
    await expect(page.getByRole('radiogroup').nth(1)).toHaveAccessibleName(FAR);
    await shop.field('Имя и фамилия').fill('Анна Ким');
    await shop.field('Телефон').fill('+7 916 123-45-67');
    await shop.consentToNoReturns();
    await pointsOf(shop, OTHER).getByRole('radio').first().check();
    await shop.orderButton.click();
    await shop.orderNumber();
    await expect(page.getByRole('region', { name: shop.say('checkout', 'Где забрать') })).toContainText(OTHER);
    expect(await keptCity(shop)).toBe(OTHER);
  });
});

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { expect, test } from './shop-test.ts';
import type { Shop } from './shop.ts';

const chipOf = (shop: Shop) => shop.header.locator('[data-popup="car"]');

/** Chooses the first option of the step that is shown; returns the name of its column. */
async function chooseFirst(page: Page, step: string): Promise<void> {
  await page.getByRole('group', { name: step }).locator('[data-car-option]').first().click();
}

type Named = { id: number; name: string } | null;
type CarSelection = Record<'brand' | 'model' | 'engine', { chosen: Named }> & { seria: Named };

type Car = { brand: string; model: RegExp; engine: RegExp };

const CARS: readonly Car[] = [
  { brand: 'Volkswagen', model: /^Mk7 /, engine: /^1\.4.*TSI/ },
  { brand: 'LADA', model: /^I \(.*2015/, engine: /1596/ },
  { brand: 'Toyota', model: /E150/, engine: /./ },
  { brand: 'Škoda', model: /^5E /, engine: /./ },
];

/** Chooses a car, in a popup by buttons or without scripts by links. */
async function pick(
  place: Locator | Page,
  { say }: Shop,
  { brand, model, engine }: Car,
  role: 'button' | 'link' = 'button',
): Promise<void> {
  const choose = async (step: string, name: RegExp) =>
    place.getByRole('group', { name: step }).getByRole(role, { name }).first().click();
  await choose(say('car-selector', 'Марка'), new RegExp(`^${brand}$`));
  await choose(say('car-selector', 'Модель'), model);
  await choose(say('car-selector', 'Двигатель'), engine);
}

/** What the shop knows of the current car: the chip, the steps of the choice, and where its parts are. */
async function knownCar(shop: Shop, popup: Locator): Promise<unknown> {
  const chip = chipOf(shop);
  if (!(await popup.isVisible())) await chip.click();
  const parts = popup.getByRole('status').getByRole('link');
  await expect(parts).toBeVisible();
  return {
    chip: await chip.innerText(),
    steps: await popup.locator('[data-ui="CarPicker"] ol > li').allInnerTexts(),
    parts: await parts.getAttribute('href'),
  };
}

/** The choice in the state of a document: the names of brand, series, model and engine, and the engine's id. */
async function writtenChoice(request: APIRequestContext, path: string) {
  const document = await (await request.get(path)).text();
  const [, boot = ''] = /<script type="application\/json" id="boot">([^<]*)</.exec(document) ?? [];
  const { state } = JSON.parse(boot) as { state: { carSelection: CarSelection } };
  const { brand, seria, model, engine } = state.carSelection;
  const names = [brand.chosen, seria, model.chosen, engine.chosen].map((named) => named?.name);
  return { names, engineId: engine.chosen?.id };
}

for (const car of CARS) {
  for (const lang of car.brand === 'LADA' ? (['ru', 'ar'] as const) : (['ru'] as const)) {
    test(`${car.brand} chosen in the picker and opened by its address are the same car, in ${lang}`, async ({
      page,
      newVisitor,
      shopIn,
      isMobile,
    }) => {
      test.skip(isMobile && car.brand !== 'LADA', 'one car is enough on a phone');
      const shop = shopIn(lang);
      const popupOf = (of: Page) => of.getByRole('dialog', { name: shop.say('car-selector', 'Мой автомобиль') });
      await shop.open(paths.home.to());
      await chipOf(shop).click();
      await pick(popupOf(page), shop, car);
      const chosen = await knownCar(shop, popupOf(page));
      const { parts } = chosen as { parts: string };

      const other = await newVisitor();
      await other.goto(parts);
      const otherShop = shopIn(lang, other);
      await otherShop.isReady();
      await expect(chipOf(otherShop)).toContainText(car.brand);
      expect(await knownCar(otherShop, popupOf(other))).toEqual(chosen);

      await test.step('servers write the same choice for both', async () => {
        const written = await writtenChoice(page.request, parts);
        expect(written.names[0]).toBe(car.brand);
        expect(written.names.every(Boolean)).toBe(true);
        expect(await writtenChoice(other.request, parts)).toEqual(written);
      });
    });
  }
}

test('a car is chosen in the header, stays without a session, and nothing moves when its name comes', async ({
  page,
  context,
  shopIn,
}) => {
  const shop = shopIn('ru');
  const { say } = shop;
  const chip = chipOf(shop);
  const popup = page.getByRole('dialog', { name: say('car-selector', 'Мой автомобиль') });

  await page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shop.open(paths.categories.to());
  await expect(chip).toContainText(say('car-selector', 'Выбрать'));
  await chip.click();
  await popup
    .getByRole('link', { name: 'LADA', exact: true })
    .or(popup.getByRole('button', { name: 'LADA', exact: true }))
    .first()
    .click();
  await chooseFirst(page, say('car-selector', 'Модель'));
  await chooseFirst(page, say('car-selector', 'Двигатель'));
  await expect(popup.getByText(/^Ваша машина: .*LADA/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip).toContainText('LADA');

  await test.step('the server writes it for a visitor with a session', async () => {
    await shop.open(paths.home.to());
    await expect(chip).toContainText('LADA');
  });

  await test.step('the browser keeps it where the session ended, on a page of the cache', async () => {
    await context.clearCookies();
    await shop.open(paths.home.to());
    await expect(chip).toContainText('LADA');
    expect(await page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
    expect(await context.cookies()).toEqual([]);
  });

  await test.step('it is cleared, and stays among the recent ones', async () => {
    await chip.click();
    await popup.getByRole('button', { name: say('car-selector', 'Убрать автомобиль') }).click();
    await expect(popup.getByRole('heading', { name: say('car-selector', 'Недавние автомобили') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toContainText(say('car-selector', 'Выбрать'));
    await shop.open(paths.home.to());
    await expect(chip).toContainText(say('car-selector', 'Выбрать'));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const car of CARS) {
    const lang = car.brand === 'Toyota' ? 'ar' : 'ru';
    test(`${car.brand} is chosen by links and kept by a form in ${lang}`, async ({
      page,
      newVisitor,
      shopIn,
      isMobile,
    }) => {
      test.skip(isMobile && car.brand !== 'LADA', 'one car is enough on a phone');
      const shop = shopIn(lang);
      const { say } = shop;
      await page.goto(shop.path(paths.home.to()));
      await chipOf(shop).click();
      await expect(page).toHaveURL(shop.path(paths.addCar.to()));
      await pick(page, shop, car, 'link');
      await page.getByRole('button', { name: say('car-selector', 'Это мой автомобиль') }).click();
      const { pathname } = new URL(page.url());
      const guest = await newVisitor();
      expect(await writtenChoice(page.request, pathname)).toEqual(await writtenChoice(guest.request, pathname));
      await page.goto(shop.path(paths.home.to()));
      await expect(chipOf(shop)).toContainText(car.brand);

      await chipOf(shop).click();
      await page.getByRole('button', { name: say('car-selector', 'Убрать автомобиль') }).click();
      await expect(chipOf(shop)).toContainText(say('car-selector', 'Выбрать'));
    });
  }
});

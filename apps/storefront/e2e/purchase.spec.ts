import { RICH_ARTICLE } from './landmarks.ts';
import { BUYER, type GroupTitle } from './shop.ts';
import { expect, test } from './shop-test.ts';
import { LANGUAGES } from './texts.ts';

const GROUPS: readonly GroupTitle[] = ['Запрошенный номер', 'Замены производителя', 'Оригинальные запчасти', 'Аналоги'];

for (const lang of LANGUAGES) {
  test(`a part found by its number is bought in ${lang}`, async ({ page, shopIn, newVisitor }) => {
    const shop = shopIn(lang);
    const { say } = shop;
    await shop.open('/');
    await shop.isInItsLanguage();
    expect(await shop.untranslated()).toEqual([]);
    await shop.searchFor('w 712.75');

    await test.step('the price page shows the four groups of offers', async () => {
      await expect(shop.heading).toHaveText(`${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`);
      await shop.isInItsLanguage();
      for (const group of GROUPS) await expect(shop.group(group).getByRole('listitem').first()).toBeVisible();
      expect(await shop.untranslated()).toEqual([]);
    });

    const pieces = await test.step('two offers go into the basket', async () => {
      const first = await shop.add(await shop.offerOf('Запрошенный номер'));
      await expect(shop.basketLink(first)).toBeVisible();
      const both = first + (await shop.add(await shop.offerOf('Аналоги')));
      await expect(shop.basketLink(both)).toBeVisible();
      await shop.basketLink(both).click();
      await expect(shop.heading).toHaveText(say('basket', 'Корзина'));
      await expect(shop.basketLines).toHaveCount(2);
      expect(await shop.untranslated()).toEqual([]);
      return both;
    });

    await test.step('a quantity is changed, a line is removed and brought back', async () => {
      const line = shop.basketLines.filter({ has: page.getByRole('link', { name: RICH_ARTICLE.number }) });
      await line.getByRole('spinbutton').fill('3');
      await line.getByRole('spinbutton').press('Enter');
      // While a field has the focus, a phone's keyboard has the place of the bar with the basket.
      await line.getByRole('spinbutton').blur();
      await expect(shop.basketLink(pieces + 2)).toBeVisible();
      await line
        .getByRole('button', { name: new RegExp(say('basket', 'Удалить {number}').split('{')[0] ?? '') })
        .click();
      await expect(shop.basketLines).toHaveCount(1);
      await shop.notices.getByRole('button', { name: say('basket', 'Вернуть') }).click();
      await expect(shop.basketLines).toHaveCount(2);
      await expect(shop.basketLines.first().getByRole('link', { name: RICH_ARTICLE.number })).toBeVisible();
      await expect(shop.basketLink(pieces + 2)).toBeVisible();
    });

    await shop.checkOutLink.click();
    await expect(shop.heading).toHaveText(say('checkout', 'Оформление заказа'));
    expect(await shop.untranslated()).toEqual([]);
    const address = await shop.fillInCheckout();
    await shop.orderButton.click();

    const number = await shop.orderNumber();
    await expect(shop.heading).toBeInViewport();
    const showsTheOrder = async () => {
      await expect(shop.heading).toHaveText(say('checkout', 'Заказ {number} оформлен', { number }));
      const ordered = page.getByRole('region', { name: say('checkout', 'Состав заказа') });
      await expect(ordered.getByRole('listitem')).toHaveCount(2);
      await expect(ordered.getByRole('link', { name: RICH_ARTICLE.number })).toBeVisible();
      await expect(page.getByRole('region', { name: say('checkout', 'Где забрать') })).toContainText(address);
      await expect(page.getByRole('region', { name: say('checkout', 'Получатель') })).toContainText(BUYER.name);
      await expect(shop.basketLink(0)).toBeVisible();
      expect(await shop.untranslated()).toEqual([]);
    };
    await test.step('the confirmation shows the order, also after a reload', async () => {
      await showsTheOrder();
      await page.reload();
      await showsTheOrder();
    });

    await test.step('somebody else sees no details of the order', async () => {
      const stranger = shopIn(lang, await newVisitor());
      await stranger.open(`/is-success/${number}`);
      await expect(stranger.heading).toHaveText(say('checkout', 'Такого заказа здесь нет'));
      await expect(stranger.page.getByText(BUYER.name)).toHaveCount(0);
      await expect(stranger.page.getByText(number)).toHaveCount(0);
    });

    await shop.open('/basket');
    await expect(shop.heading).toHaveText(say('basket', 'Корзина пуста'));
  });
}

test('a Cyrillic look-alike letter in a number still finds the part', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.open('/');
  await shop.searchFor('ОС 264');
  await page.getByRole('main').getByRole('link', { name: 'MAHLE OC 264' }).first().click();
  await expect(shop.heading).toHaveText('MAHLE OC 264');
  await expect(shop.group('Запрошенный номер').getByRole('listitem').first()).toBeVisible();
});

test('a press where the consent banner has just appeared goes to the page', async ({ page, shopIn }) => {
  // Does the banner take a press on its middle 0.4 seconds after it appeared, when it has come to rest?
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const banner = document.querySelector('[data-ui="ConsentBanner"]');
      if (!banner) return;
      seen.disconnect();
      for (const animation of banner.getAnimations()) animation.currentTime = 400;
      const { left, top, width, height } = banner.getBoundingClientRect();
      const taken = document.elementsFromPoint(left + width / 2, top + height / 2);
      document.documentElement.dataset['pressed'] = String(taken.some((element) => banner.contains(element)));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await shopIn('ru').open('/');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'false');
  // A moment later the answers take presses.
  await page.getByRole('button', { name: 'Только необходимое' }).click();
  await expect(page.locator('[data-ui="ConsentBanner"]')).toHaveCount(0);
});

test('a press on a card chooses the pick-up point while the shop asks for consent', async ({ page, shopIn }) => {
  const shop = shopIn('ru');
  await shop.openFilledCheckout();
  await expect(page.getByRole('region', { name: shop.say('consent', 'Что нам можно запоминать') })).toBeVisible();
  await shop.choosePoint();
});

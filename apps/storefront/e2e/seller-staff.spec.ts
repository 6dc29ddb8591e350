import type { Page } from '@playwright/test';
import { paths } from '@partshop/features/shared';
import { logIn, readInMessage, register } from './clients.ts';
import { expect, test } from './shop-test.ts';

/** The code of the invitation that came last. */
const invitationCode = (owner: Page): Promise<string> => readInMessage(owner, /\b[A-Z\d]{12}\b/);

/** A name that no other test gives. */
const newName = () =>
  `Складов ${Array.from({ length: 8 }, () => 'абвгдежзик'[Math.floor(Math.random() * 10)]).join('')}`;

test('an owner invites somebody, who registers, accepts, sees the queues and not the money, and is removed', async ({
  page,
  shopIn,
  newVisitor,
  faults,
}) => {
  faults.expect(/status of (?:401|403)/);
  const shop = shopIn('ru');
  const say = (text: string, values = {}) => shop.say('seller-settings', text, values);
  const name = newName();
  await logIn(page, 'seller');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

  await test.step('invites by mail', async () => {
    await shop.open(paths.sellerSettings.to());
    const form = page.getByRole('region', { name: say('Пригласить сотрудника') });
    await form.getByRole('textbox', { name: say('Имя и фамилия') }).fill(name);
    await form.getByRole('textbox', { name: say('Почта') }).fill('sklad@example.com');
    await form.getByRole('combobox', { name: say('Роль') }).selectOption('warehouse');
    await form.getByRole('button', { name: say('Отправить приглашение') }).click();
    await expect(page.getByText(say('Приглашение отправлено.'))).toBeVisible();
    await expect(card).toContainText(/Приглашение действует до/);
  });

  const link = paths.sellerInvitation.to(await invitationCode(page));
  const invited = await newVisitor();
  const place = shopIn('ru', invited);

  await test.step('a guest is led to the registration and back', async () => {
    expect((await invited.goto(link))?.status()).toBe(401);
    const toRegister = invited.getByRole('main').getByRole('link', { name: shop.say('layout', 'Зарегистрироваться') });
    expect(decodeURIComponent((await toRegister.getAttribute('href')) ?? '')).toContain(link);
    await register(invited);
  });

  await test.step('accepts, and sees the queues', async () => {
    await place.open(link);
    await expect(invited.getByRole('main')).toContainText(/приглашает вас работать в кабинете продавца/);
    await invited.getByRole('button', { name: shop.say('account', 'Принять') }).click();
    await expect(place.heading).toHaveText(shop.say('seller', 'Новые заказы'));
    const frame = invited.getByRole('navigation', { name: shop.say('seller', 'Разделы продавца') });
    await expect(frame.getByRole('link', { name: shop.say('seller-panel', 'Загрузить остатки') })).toBeAttached();
    await expect(frame.getByRole('link', { name: shop.say('seller-panel', 'Сводка') })).toHaveCount(0);
    await expect(frame.getByRole('link', { name: shop.say('seller-panel', 'Настройки продавца') })).toHaveCount(0);
    await expect(invited.getByRole('main').getByText(/\d\s*₽/)).toHaveCount(0);
  });

  await test.step('may not see the money', async () => {
    expect((await invited.request.get('/services/seller/sales_json')).status()).toBe(403);
    await place.open(paths.sellerUpload.to('stock'));
    const types = invited.getByRole('navigation', { name: shop.say('seller-upload', 'Что загрузить') });
    await expect(types.getByRole('link')).toHaveCount(1);
    expect((await invited.goto(paths.sellerUpload.to('price')))?.status()).toBe(403);
    expect((await invited.goto(paths.sellerRealization.to()))?.status()).toBe(403);
    await expect(invited.getByText(/Ваша роль у продавца его не открывает/)).toBeVisible();
    await invited
      .getByRole('main')
      .getByRole('link', { name: shop.say('layout', 'К новым заказам') })
      .click();
    await expect(place.heading).toHaveText(shop.say('seller', 'Новые заказы'));
  });

  await test.step('the owner sees when they were there, and removes them', async () => {
    await shop.open(paths.sellerSettings.to());
    await expect(card).toContainText(/Работает с/);
    await expect(card).toContainText(/был\(а\) в кабинете/);
    await card.locator('summary').click();
    await card.getByRole('button', { name: say('Закрыть доступ') }).click();
    await expect(page.getByText(say('Доступ закрыт.'))).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.getByText(say('История изменений')).click();
    await expect(
      page.getByText(say('{by}: доступ закрыт для {member}', { by: 'Дмитрий Ковалёв', member: name })),
    ).toBeVisible();
  });

  await test.step('and nothing is shown to them any more', async () => {
    expect((await invited.request.get('/services/seller/office_json')).status()).toBe(403);
    expect((await invited.goto(paths.sellerNewOrders.to()))?.status()).toBe(403);
    await expect(invited.getByRole('navigation', { name: shop.say('seller', 'Разделы продавца') })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an owner invites, changes a role and takes the invitation back by plain forms', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    const say = (text: string) => shop.say('seller-settings', text);
    const name = newName();
    await logIn(page, 'seller');
    await page.goto(paths.sellerSettings.to());
    const form = page.getByRole('region', { name: say('Пригласить сотрудника') });
    await form.getByRole('textbox', { name: say('Имя и фамилия') }).fill(name);
    await form.getByRole('textbox', { name: say('Почта') }).fill('sklad@example.com');
    await form.getByRole('button', { name: say('Отправить приглашение') }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await card.locator('summary').click();
    await card.getByRole('combobox', { name: say('Роль') }).selectOption('manager');
    await card.getByRole('button', { name: say('Сменить роль') }).click();
    await expect(page.getByText(say('Роль изменена.'))).toBeVisible();
    await expect(card).toContainText(say('Менеджер'));
    await card.locator('summary').click();
    await card.getByRole('button', { name: say('Отозвать приглашение') }).click();
    await expect(page.getByText(say('Доступ закрыт.'))).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

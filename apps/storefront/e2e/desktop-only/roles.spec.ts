import type { Page } from '@playwright/test';
import { logIn, loginOf } from '../clients.ts';
import { demoLogins, type DemoRole } from '../landmarks.ts';
import type { Shop } from '../shop.ts';
import { expect, test } from '../shop-test.ts';

/** What §6 grants each role, and what the server rejects. */

const switchButton = (page: Page, shop: Shop) =>
  page.locator('[data-ui="StaffBar"]').getByRole('button', { name: shop.say('admin', 'Войти как клиент') });

const CLIENTS: DemoRole[] = [
  'retail',
  'wholesale',
  'wholesale-debt',
  'seller',
  'seller-manager',
  'seller-warehouse',
  'admin',
  'editor',
];

/** Pages that need a role, each with the roles that may open it; placeholders respond 404 to them. */
const CLOSED = {
  '/profile': CLIENTS,
  '/client/orders': CLIENTS,
  '/seller/orders/new': ['seller', 'seller-manager', 'seller-warehouse'],
  '/seller/realization': ['seller', 'seller-manager'],
  '/seller-settings': ['seller', 'seller-manager'],
  '/admin/nodes': ['admin'],
  '/admin/crosses': ['admin'],
  '/admin/claims': ['admin'],
  '/admin/suppliers': ['admin'],
} satisfies Record<string, DemoRole[]>;

const PHONE = /(?:\+7|8) \d{3}/;

type Sees = { phone: boolean; wallet: boolean; overdue: boolean; blocks: boolean; seller: boolean; staff: boolean };

/** Those of a company see what wholesale clients see. */
const SEES: Partial<Record<DemoRole, Sees>> = {
  retail: { phone: true, wallet: true, overdue: false, blocks: true, seller: false, staff: false },
  wholesale: { phone: false, wallet: false, overdue: false, blocks: false, seller: false, staff: false },
  'wholesale-debt': { phone: false, wallet: false, overdue: true, blocks: false, seller: false, staff: false },
  seller: { phone: false, wallet: false, overdue: false, blocks: false, seller: true, staff: false },
  'seller-manager': { phone: true, wallet: true, overdue: false, blocks: true, seller: true, staff: false },
  'seller-warehouse': { phone: true, wallet: true, overdue: false, blocks: true, seller: true, staff: false },
  admin: { phone: true, wallet: true, overdue: false, blocks: true, seller: false, staff: true },
  editor: { phone: true, wallet: true, overdue: false, blocks: true, seller: false, staff: true },
};

for (const { role } of demoLogins) {
  const sees = SEES[role];
  if (!sees) continue;
  test.describe(role, () => {
    test('sees what §6 grants, in the first document already', async ({ page, shopIn }) => {
      const { name } = await logIn(page, role);
      const shop = shopIn('ru');
      await shop.open('/');
      const top = page.locator('.top-row');
      const count = (isSeen: boolean) => (isSeen ? 1 : 0);
      await expect(top.locator('a[href^="tel:"]')).toHaveCount(count(sees.phone));
      await expect(top.locator('.top-bonus')).toHaveCount(count(sees.wallet));
      await expect(top.locator('.top-overdue')).toHaveCount(count(sees.overdue));
      await expect(page.getByRole('contentinfo').getByText(shop.say('layout', 'Оплата при получении'))).toHaveCount(
        count(sees.blocks),
      );
      await expect(page.locator('[data-ui="SellerBar"]')).toHaveCount(count(sees.seller));
      await expect(page.locator('[data-ui="StaffBar"]')).toHaveCount(count(sees.staff));
      await expect(switchButton(page, shop)).toHaveCount(count(role === 'admin'));
      await shop.header.locator('[data-popup="account"]').click();
      await expect(page.getByRole('dialog')).toContainText(name);
      if (sees.phone) await expect(top.locator('a[href^="tel:"]')).toHaveText(PHONE);
    });

    test('reads texts that say their language, and finds only links that lead somewhere', async ({ page, shopIn }) => {
      await logIn(page, role);
      const shop = shopIn('en');
      await shop.open('/');
      expect(await shop.untranslated()).toEqual([]);
      const found = new Set<string>();
      for (const popup of ['menu', 'account']) {
        await shop.header.locator(`[data-popup="${popup}"]`).filter({ visible: true }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('link').first()).toBeAttached();
        for (const path of await shop.linkedPaths()) found.add(path);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
      expect(found.size).toBeGreaterThan(5);
      for (const path of found) expect((await page.request.get(path)).status(), path).toBe(200);
    });

    test('gets an error page for what it may not open', async ({ page, shopIn, faults }) => {
      faults.expect(/status of (?:403|404)/);
      await logIn(page, role);
      const shop = shopIn('ru');
      for (const [path, roles] of Object.entries(CLOSED)) {
        const mayOpen = (roles as DemoRole[]).includes(role);
        const answer = await page.goto(path);
        if (!mayOpen) {
          expect(answer?.status(), path).toBe(403);
          await expect(shop.heading).toHaveText(shop.say('layout', 'У вас нет доступа к этому разделу'));
        } else expect([200, 404], path).toContain(answer?.status());
      }
      const refused = [
        ['POST', '/services/cabinet/SwitchUser', { ClientId: 999_999, Reason: 'Проверка прав' }, role === 'admin'],
        [
          'POST',
          '/services/news/savePost',
          { post: { title: 'Проверка', html: '<p>Черновик</p>' } },
          role === 'admin' || role === 'editor',
        ],
      ] as const;
      for (const [method, call, data, isAllowed] of refused) {
        const answer = await page.request.fetch(call, { method, data });
        if (!isAllowed) expect(answer.status(), call).toBe(403);
        else expect([200, 400, 404], call).toContain(answer.status());
      }
    });
  });
}

test.describe('nobody', () => {
  test('sees the phone number and the retail blocks, and no wallet', async ({ page, shopIn }) => {
    const shop = shopIn('ru');
    await shop.open('/');
    await expect(page.locator('.top-row').locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(page.locator('.top-row').locator('.top-bonus')).toHaveCount(0);
    await expect(shop.header.locator('[data-popup="login"]').first()).toBeVisible();
    await expect(page.locator('[data-ui="SellerBar"], [data-ui="StaffBar"]')).toHaveCount(0);
  });

  test('is asked to log in where a role is needed, and returns to the page', async ({ page, shopIn, faults }) => {
    faults.expect(/status of 40[14]/);
    const shop = shopIn('ru');
    for (const path of Object.keys(CLOSED)) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(401);
      await expect(shop.heading).toHaveText(shop.say('layout', 'Войдите, чтобы продолжить'));
    }
    await page.goto('/profile');
    await shop.isReady();
    const { phone, password } = loginOf('retail');
    await page
      .getByRole('main')
      .getByRole('link', { name: shop.say('layout', 'Войти') })
      .click();
    const form = page.getByRole('dialog');
    await form.getByLabel(shop.say('sign-in', 'Телефон или эл. почта')).fill(phone);
    await form.getByLabel(shop.say('sign-in', 'Пароль'), { exact: true }).fill(password);
    await form.getByRole('button', { name: shop.say('sign-in', 'Войти') }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('main')).toContainText('Анна Смирнова');
  });

  test('cannot make calls that need a role', async ({ page }) => {
    for (const [method, call, data] of [
      ['POST', '/services/cabinet/SwitchUser', { ClientId: 1, Reason: 'Проверка прав' }],
      ['GET', '/services/cabinet/SwitchUser?query=a', undefined],
      ['POST', '/services/news/savePost', { post: { title: 'a', html: 'a' } }],
      [
        'PUT',
        '/services/registration/client/password/update',
        { OldPasswordHash: 'a', PasswordHash: 'aaaaaaaa', PasswordHashCheck: 'aaaaaaaa' },
      ],
    ] as const) {
      const answer = await page.request.fetch(call, { method, ...(data ? { data } : {}) });
      expect(answer.status(), call).toBe(401);
    }
  });
});

test('a role’s code reaches no other role', async ({ page, shopIn }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await shopIn('ru').open('/');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /switch-user|provider|admin|seller/i.test(url))).toEqual([]);
});

test.describe('an admin', () => {
  test('views the shop as a client and returns; who does so and why stays visible meanwhile', async ({
    page,
    shopIn,
  }) => {
    await logIn(page, 'admin');
    const shop = shopIn('ru');
    await shop.open('/');
    await switchButton(page, shop).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('Орлов');
    await dialog.getByRole('button', { name: shop.say('admin', 'Найти') }).click();
    await dialog.getByRole('radio', { name: /Орлов/ }).check();
    await dialog.getByRole('textbox', { name: shop.say('admin', 'Причина') }).fill('Клиент не видит свой заказ');
    await dialog.getByRole('button', { name: shop.say('admin', 'Войти как клиент') }).click();
    const banner = page.locator('[data-ui="SwitchedBanner"]');
    await expect(banner).toContainText('Михаил Орлов');
    await expect(banner).toContainText('Клиент не видит свой заказ');
    await expect(page.locator('.top-row').locator('a[href="/bonuses"]')).toHaveCount(0);

    const passwords = await page.request.put('/services/registration/client/password/update', {
      data: { OldPasswordHash: 'a', PasswordHash: 'aaaaaaaa', PasswordHashCheck: 'aaaaaaaa' },
    });
    expect(passwords.status()).toBe(403);
    await banner.getByRole('button', { name: shop.say('admin', 'Вернуться') }).click();
    await expect(switchButton(page, shop)).toBeVisible();
  });
});

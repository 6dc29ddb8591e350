import { paths } from '@partshop/features/shared';
import { logIn } from '../clients.ts';
import { expect, test } from '../shop-test.ts';

test('a client sees the bonuses of the registration, when they expire, and the terms', async ({ page, shopIn }) => {
  await logIn(page, 'retail');
  const shop = shopIn('ru');
  const say = (key: string) => shop.say('bonus', key);
  await shop.open('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Бонусы' }).click();
  await expect(shop.heading).toHaveText(say('Бонусы'));
  const balance = page.getByRole('region', { name: say('Можно потратить') });
  await expect(balance).toContainText(/\d+\s₽/);
  await expect(page.getByRole('region', { name: say('История') })).toContainText(say('За регистрацию'));
  await page.getByRole('link', { name: say('Условия') }).click();
  await expect(shop.heading).toHaveText(say('Бонусный клуб'));
});

test('a guest is told what a registration brings, and search engines where the terms are', async ({ page, shopIn }) => {
  const shop = shopIn('en');
  await shop.open(paths.bonusOffer.to());
  await expect(shop.heading).toContainText('for registering');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/bonus-club$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.say('bonus', 'Зарегистрироваться') })
    .click();
  await expect(page).toHaveURL(/\/en\/register-simple\?target=/);
});

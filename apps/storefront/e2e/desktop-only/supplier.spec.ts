import { logIn, register } from '../clients.ts';
import { expect, test } from '../shop-test.ts';

/** The smallest PDF file that is whole. */
const PDF =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 2 >>\nstartxref\n0\n%%EOF\n';
const pdf = (name: string, content = PDF) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });

/** A company that no other test has: ten digits, the last of which checks the others. */
function newInn(): string {
  const digits = Array.from({ length: 9 }, (_none, index) => (index === 0 ? 7 : Math.floor(Math.random() * 10)));
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
  return `${digits.join('')}${(sum % 11) % 10}`;
}

test('a supplier applies, staff asks and then accepts, and the cabinet of sellers opens', async ({
  page,
  shopIn,
  newVisitor,
  faults,
}) => {
  // A page of sellers before, and a file that is refused.
  faults.expect(/status of (?:403|404|422)/);
  const shop = shopIn('ru');
  const say = (text: string) => shop.say('supplier', text);
  const main = page.getByRole('main');
  const staff = await newVisitor();
  const staffMain = staff.getByRole('main');
  const inn = newInn();
  const company = `ООО «Демо-компания ${inn.slice(-4)}»`;

  await test.step('a guest is led to the registration', async () => {
    await shop.open('/become-supplier');
    await main.getByRole('link', { name: 'Заполнить заявку' }).click();
    await expect(main.getByRole('link', { name: say('Зарегистрироваться') })).toHaveAttribute(
      'href',
      '/register-simple?target=%2Fregistrationsupplier',
    );
    await register(page);
    expect((await page.request.get('/seller/info')).status()).toBe(403);
  });

  await test.step('the company is found by its tax number, a hostile file is refused, the rest stays', async () => {
    await shop.open('/registrationsupplier');
    await main.getByLabel(say('Что продаёте')).fill('Тормозные колодки и диски');
    await main.getByLabel(say('Город склада')).fill('Тверь');
    await main.getByLabel(shop.say('account', 'ИНН'), { exact: true }).fill(inn);
    await main.getByRole('button', { name: shop.say('account', 'Заполнить по ИНН') }).click();
    await expect(main.getByLabel(shop.say('account', 'Название'))).toHaveValue(company);
    await main
      .getByLabel(say('Добавить файлы'))
      .setInputFiles([
        pdf('Устав.pdf'),
        pdf('a.pdf', PDF.replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript >>')),
      ]);
    await main.getByRole('button', { name: say('Отправить заявку') }).click();
    await expect(main).toContainText(
      say('внутри есть сценарии, формы или вложенные файлы. Распечатайте документ в PDF'),
    );
    await expect(main.getByLabel(say('Город склада'))).toHaveValue('Тверь');
    await main.getByRole('button', { name: say('Отправить заявку') }).click();
    await expect(main).toContainText(say('Заявка на проверке'));
  });

  await test.step('staff asks', async () => {
    await logIn(staff, 'admin');
    await shopIn('ru', staff).open('/admin/suppliers?state=sent');
    await staffMain.getByRole('link', { name: company }).first().click();
    await expect(staffMain).toContainText(inn);
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      staffMain.getByRole('link', { name: 'Устав.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Устав.pdf');
    await staffMain.getByLabel(say('Что уточнить или почему отказ')).fill('Где склад?');
    await staffMain.getByRole('button', { name: say('Спросить') }).click();
    await expect(staffMain).toContainText(say('Есть вопросы'));
  });

  await test.step('the applicant mends it and sends it again', async () => {
    await page.reload();
    await expect(main).toContainText('Где склад?');
    await main.getByLabel(say('Город склада')).fill('Ржев');
    await main.getByRole('button', { name: say('Отправить снова') }).click();
    await expect(main).toContainText(say('Заявка на проверке'));
  });

  await test.step('staff accepts, and the seller is in', async () => {
    await staff.reload();
    await expect(staffMain).toContainText('Ржев');
    await staffMain.getByRole('button', { name: say('Принять') }).click();
    await expect(staffMain).toContainText(say('Принята'));
    await page.reload();
    await expect(main).toContainText(say('Вы поставщик'));
    await expect(page.locator('[data-ui="SellerBar"]')).toHaveCount(1);
    // 404 as long as no feature serves the page, never 403.
    expect([200, 404]).toContain((await page.request.get('/seller/info')).status());
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an application shows its errors with what was typed, keeps its file, and is sent', async ({
    page,
    shopIn,
    faults,
  }) => {
    // A refused form.
    faults.expect(/status of 400/);
    const shop = shopIn('ru');
    const say = (text: string) => shop.say('supplier', text);
    const main = page.getByRole('main');
    await register(page);
    await page.goto('/registrationsupplier');
    await main.getByLabel(shop.say('account', 'ИНН'), { exact: true }).fill(newInn());
    await main.getByLabel(say('Город склада')).fill('Тверь');
    await main
      .getByLabel(say('Добавить файлы'))
      .setInputFiles(pdf('Приказ.pdf', `${PDF.slice(0, 9)}% ${newInn()}\n${PDF.slice(9)}`));
    await main.getByRole('button', { name: say('Загрузить файлы') }).click();
    await expect(main.getByRole('link', { name: 'Приказ.pdf' })).toBeVisible();
    await expect(main.getByLabel(say('Город склада'))).toHaveValue('Тверь');
    await main.getByRole('button', { name: shop.say('account', 'Заполнить по ИНН') }).click();
    await expect(main.getByLabel(shop.say('account', 'Название'))).toHaveValue(/Демо-компания/);
    const inn = main.getByLabel(shop.say('account', 'ИНН'), { exact: true });
    const right = await inn.inputValue();
    await inn.fill(`${right.slice(0, 9)}${(Number(right.at(-1)) + 1) % 10}`);
    await main.getByLabel(say('Что продаёте')).fill('Тормозные колодки и диски');
    await main.getByRole('button', { name: say('Отправить заявку') }).click();
    await expect(main).toContainText(shop.say('account', 'Проверьте ИНН: контрольные цифры не сходятся'));
    await expect(main.getByLabel(say('Что продаёте'))).toHaveValue('Тормозные колодки и диски');
    await inn.fill(right);
    await main.getByRole('button', { name: say('Отправить заявку') }).click();
    await expect(main).toContainText(say('Заявка на проверке'));
  });
});

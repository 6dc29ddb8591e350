import { loginOf } from '../clients.ts';
import { RICH_ARTICLE } from '../landmarks.ts';
import { says, ScreenReader } from '../screen-reader.ts';
import { BUYER } from '../shop.ts';
import { test } from '../shop-test.ts';

// Reads whole pages several times.
test.slow();

const ARTICLE = `${RICH_ARTICLE.maker} ${RICH_ARTICLE.number}`;
const PRICE = /[₽€]/;

for (const lang of ['ru', 'ar'] as const) {
  test(`what a screen reader says while a part is bought in ${lang}`, async ({ page, shopIn, faults }) => {
    faults.expect(/status of 400/);
    const shop = shopIn(lang);
    const { say } = shop;
    const reader = await ScreenReader.on(page);

    await shop.open('/');
    await reader.reads([
      `link: ${say('layout', 'К содержанию')}`,
      'banner',
      `searchbox: ${say('core', 'Номер или название')}`,
      `button: ${say('core', 'Найти')}`,
      `link: ${say('layout', 'Корзина')}`,
      'main',
      `heading 1: ${say('home', 'Найдём деталь по номеру')}`,
      'contentinfo',
    ]);

    await test.step('a number opens the page of its part', async () => {
      await shop.searchFor('w 712.75');
      await reader.hears(says('', ARTICLE));
      await reader.focusIsOn(`heading 1: ${ARTICLE}`);
      await reader.reads([
        'main',
        `heading 1: ${ARTICLE}`,
        `region: ${say('price-table', 'Лучшее предложение')}`,
        PRICE,
        says('spinbutton', say('price-table', 'Количество: {article}')),
        `heading 2: ${say('price-table', 'Предложения')}`,
        says('link', say('price-table', 'Запрошенный номер')),
        `region: ${say('price-table', 'Запрошенный номер')}`,
        `heading 3: ${say('price-table', 'Запрошенный номер')}`,
        PRICE,
        says('spinbutton', say('price-table', 'Количество: {article}')),
        says('button', say('price-table', 'В корзину: {article}, {price}')),
        `region: ${say('price-table', 'Аналоги')}`,
      ]);
    });

    const pieces = await test.step('adding is heard, and the focus stays', async () => {
      const offer = await shop.offerOf('Запрошенный номер');
      const added = Number(await offer.getByRole('spinbutton').inputValue());
      await shop.addButton(offer).press('Enter');
      await reader.hears(say('basket', 'В корзине {count} шт.', { count: added }));
      await reader.focusIsOn(says('button', say('price-table', 'В корзину: {article}, {price}')));
      await reader.reads(['banner', `link: ${say('layout', 'Корзина')} ${added}`, 'main']);
      return added;
    });

    await test.step('the basket', async () => {
      await shop.basketLink(pieces).press('Enter');
      await reader.hears(say('basket', 'Корзина'));
      await reader.focusIsOn(`heading 1: ${say('basket', 'Корзина')}`);
      await reader.reads([
        'main',
        `heading 1: ${say('basket', 'Корзина')}`,
        `link: ${ARTICLE}`,
        says('spinbutton', say('basket', 'Количество {number}')),
        PRICE,
        says('button', say('basket', 'Удалить {number}')),
        `region: ${say('basket', 'Ваш заказ')}`,
        say('basket', 'Итого'),
        PRICE,
        `link: ${say('basket', 'Оформить заказ')}`,
      ]);
    });

    await test.step('a removed line is brought back by the message', async () => {
      await shop.removeButtons.press('Enter');
      await reader.hears(says('', ARTICLE, say('basket', 'Удалено из корзины')));
      await reader.focusIsOn(`heading 1: ${say('basket', 'Корзина пуста')}`);
      await page.keyboard.press('F8');
      await reader.focusIsOn(`region: ${say('basket', 'Уведомления')} (F8)`);
      await page.keyboard.press('Tab');
      await reader.focusIsOn(`button: ${say('basket', 'Вернуть')}`);
      await page.keyboard.press('Enter');
      await reader.hears(say('basket', 'В корзине {count} шт.', { count: pieces }));
      await reader.focusIsOn(`heading 1: ${say('basket', 'Корзина')}`);
    });

    await test.step('the form of the order', async () => {
      await shop.checkOutLink.press('Enter');
      await reader.hears(say('checkout', 'Оформление заказа'));
      await reader.focusIsOn(`heading 1: ${say('checkout', 'Оформление заказа')}`);
      await reader.reads([
        'main',
        `heading 1: ${say('checkout', 'Оформление заказа')}`,
        `region: ${say('checkout', 'Как получить')}`,
        says('radio', say('basket', 'Самовывоз'), say('basket', 'Бесплатно'), ', checked'),
        says('radio', say('basket', 'Курьер'), 'not checked'),
        says('radiogroup', '', 'required'),
        says('radio', '', 'not checked'),
        `region: ${say('checkout', 'Контакты')}`,
        `textbox: ${say('checkout', 'Имя и фамилия')}, required`,
        says('textbox', say('checkout', 'Телефон'), 'required'),
        `region: ${say('checkout', 'Ваш заказ')}`,
        say('checkout', 'Итого'),
        PRICE,
        `button: ${say('checkout', 'Подтвердить заказ')}`,
      ]);
    });

    await test.step('what is wrong with it', async () => {
      const nameMissing = say('core', 'Напишите имя: от 2 до {most} знаков', { most: 100 });
      const phoneMissing = say('core', 'Укажите телефон');
      await shop.orderButton.press('Enter');
      await reader.hears(says('', say('checkout', 'Заказ не отправлен. Исправьте:'), nameMissing));
      await reader.focusIsOn(says('alert', ''));
      await reader.reads([
        `heading 2: ${say('checkout', 'Заказ не отправлен. Исправьте:')}`,
        `link: ${say('checkout', 'Выберите пункт выдачи')}`,
        `link: ${nameMissing}`,
        `link: ${phoneMissing}`,
        says('radiogroup', '', 'required', 'invalid', say('checkout', 'Выберите пункт выдачи')),
        `textbox: ${say('checkout', 'Имя и фамилия')}, required, invalid, ${nameMissing}`,
        says('textbox', say('checkout', 'Телефон'), 'required', 'invalid', phoneMissing),
      ]);
    });

    await test.step('the order', async () => {
      await shop.fillInCheckout();
      await reader.reads([
        says('radio', '', ', checked'),
        says('textbox', say('checkout', 'Имя и фамилия'), BUYER.name),
      ]);
      await shop.orderButton.press('Enter');
      const placed = say('checkout', 'Заказ {number} оформлен', { number: await shop.orderNumber() });
      await reader.hears(placed);
      await reader.focusIsOn(`heading 1: ${placed}`);
      await reader.reads([
        'main',
        `heading 1: ${placed}`,
        `region: ${say('checkout', 'Что дальше')}`,
        `region: ${say('checkout', 'Состав заказа')}`,
        `link: ${ARTICLE}`,
        say('checkout', 'Итого'),
        PRICE,
        `region: ${say('checkout', 'Где забрать')}`,
        `region: ${say('checkout', 'Получатель')}`,
        BUYER.name,
      ]);
    });
  });
}

test('what a screen reader says while a client logs in', async ({ page, shopIn, faults }) => {
  faults.expect(/status of 401/);
  const { email, password } = loginOf('retail');
  const shop = shopIn('ru');
  const reader = await ScreenReader.on(page);
  const refusal = 'Телефон, почта или пароль не подходят. Проверьте раскладку и Caps Lock';
  await shop.open('/');
  await reader.reads(['banner', 'link: Войти', 'main']);

  await test.step('the dialog: nothing else is read', async () => {
    await shop.header.getByRole('link', { name: 'Войти' }).press('Enter');
    await reader.focusIsOn('heading 2: Вход');
    await reader.reads([
      'dialog: Вход',
      'heading 2: Вход',
      'button: Закрыть',
      'navigation: Вход или регистрация',
      'link: Вход',
      'link: Регистрация',
      'textbox: Телефон или эл. почта, required',
      'textbox: Пароль, required',
      'button: Показать пароль',
      'link: Не помню пароль',
      'button: Войти',
    ]);
    await reader.doesNotRead('main');
  });

  const dialog = page.getByRole('dialog');
  const logIn = async (typed: string) => {
    await dialog.getByLabel('Пароль', { exact: true }).fill(typed);
    await page.keyboard.press('Enter');
  };
  await test.step('a wrong password', async () => {
    await dialog.getByRole('textbox', { name: 'Телефон или эл. почта' }).fill(email);
    await logIn('not-my-password');
    await reader.hears(says('', 'Проверьте форму', refusal));
    await reader.focusIsOn(says('alert', ''));
    await reader.reads([
      'heading 2: Проверьте форму',
      `link: ${refusal}`,
      `textbox: Телефон или эл. почта, required, ${email}`,
      `textbox: Пароль, required, invalid, ${refusal}`,
    ]);
  });

  await test.step('the right one', async () => {
    await logIn(password);
    await reader.reads(['banner', says('link', 'Профиль', 'Анна Смирнова'), 'main', says('heading 1', '')]);
  });
});

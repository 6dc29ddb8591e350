import { defineMessages } from '@partshop/features/core';

/** Error pages beyond the texts of core: no access, gone, not open yet. */
export const messages = defineMessages('errors', {
  endedTitle: {
    text: 'Эта ссылка больше не действует',
    note: 'Heading where a link that somebody shared has ended (404)',
  },
  endedText: {
    text: 'Тот, кто её прислал, может поделиться товарами ещё раз. А пока найдите деталь по номеру.',
    note: 'Text where a link that somebody shared has ended; a search box stands under it',
  },
  goneTitle: { text: 'Этой страницы больше нет', note: 'Heading of a page that was there once (410)' },
  goneText: {
    text: 'Товар или раздел убрали из магазина. Найдите деталь по номеру: возможно, есть замена.',
    note: 'Text of a page that was there once; a search box stands under it',
  },
  goneSuccessors: {
    text: 'Теперь вместо него',
    note: 'Heading above links to the articles that replaced a removed one, on its page (410)',
  },
  laterTitle: { text: 'Этот раздел скоро откроется', note: 'Heading of a page that is not built yet' },
  laterText: {
    text: 'Мы его уже готовим. А пока найдите деталь по номеру или названию.',
    note: 'Text of a page that is not built yet; a search box stands under it',
  },
  loginTitle: { text: 'Войдите, чтобы продолжить', note: 'Heading where a page is for who is logged in (401)' },
  loginText: {
    text: 'Эта страница видна только вам. После входа вы вернётесь прямо сюда.',
    note: 'Text where a page is for who is logged in',
  },
  login: { text: 'Войти', note: 'Link to the login' },
  register: { text: 'Зарегистрироваться', note: 'Link to the registration' },
  accessTitle: { text: 'У вас нет доступа к этому разделу', note: 'Heading where the role may not open a page (403)' },
  accessText: { text: 'Он открыт для другой роли.', note: 'Text where the role may not open a page' },
  accessSeller: {
    text: 'Он открыт для поставщиков. Если вы продаёте запчасти, присоединяйтесь.',
    note: 'Text where a page is for sellers',
  },
  accessSellerRole: {
    text: 'Ваша роль у продавца его не открывает. Если он нужен для работы, попросите владельца изменить роль.',
    note: 'Text where a page of the seller’s area is for other roles of the seller’s people',
  },
  toOrders: { text: 'К новым заказам', note: 'Link to the orders that a seller’s people work on' },
  accessStaff: { text: 'Он открыт только для сотрудников магазина.', note: 'Text where a page is for the staff' },
  becomeSupplier: { text: 'Стать поставщиком', note: 'Link to the page for sellers' },
  outageText: {
    text: 'Магазин сейчас не отвечает. Ваша корзина сохранена, попробуйте ещё раз через минуту.',
    note: 'Text of the error page where the backend does not answer (503)',
  },
  unsureText: {
    text: 'Возможно, мы получили то, что вы отправили. Вернитесь на шаг назад и отправьте ещё раз: один и тот же заказ мы не оформим дважды.',
    note: 'Text of the error page after a form was sent and no answer came: an order may have been placed',
  },
  updatedTitle: {
    text: 'Страница обновилась, пока вы были здесь',
    note: 'Heading where code of the page cannot be had',
  },
  updatedText: {
    text: 'Мы выпустили новую версию магазина или прервалась связь. Обновите страницу, чтобы продолжить.',
    note: 'Text where code of the page cannot be had',
  },
  reload: { text: 'Обновить страницу', note: 'Link that loads the page anew' },
});

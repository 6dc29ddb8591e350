import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('sign-in-account', {
  title: { text: 'Личное меню', note: 'Heading of the panel with the links of who is logged in' },
  close: { text: 'Закрыть', note: 'Button that closes the panel' },
  code: { text: 'Код клиента: {code}', note: 'Under the client’s name; {code} is a number' },
  wallet: { text: 'Бонусы: {amount}', note: 'How much the client has in the bonus wallet, in roubles' },
  overdue: { text: 'Просрочено: {amount}', note: 'What a wholesale client has not paid in time, in roubles' },
  links: { text: 'Разделы аккаунта', note: 'Name of the list of links, for screen readers' },
  profile: { text: 'Профиль', note: 'Link' },
  orders: { text: 'Заказы', note: 'Link' },
  findOrder: { text: 'Найти заказ по номеру', note: 'Link to the page that shows an order by its number and phone' },
  garage: { text: 'Гараж', note: 'Link to the client’s cars' },
  finance: { text: 'Финансы', note: 'Link to bills and payments, for wholesale clients' },
  bonuses: { text: 'Бонусы', note: 'Link to the bonus wallet, for retail clients' },
  alerts: { text: 'Оповещения', note: 'Link to the messages about articles that the client waits for' },
  searchHistory: { text: 'История поиска', note: 'Link' },
  settings: { text: 'Настройки', note: 'Link' },
  logout: { text: 'Выйти', note: 'Button that logs out' },
  loggingOut: { text: 'Выходим…', note: 'The button “Выйти” while the answer is awaited' },
  logoutFailed: { text: 'Не получилось выйти. Проверьте связь и повторите.', note: 'Logging out failed' },
  logoutTitle: { text: 'Выход', note: 'Title of the page that logs out' },
  logoutHeading: { text: 'Выйти из аккаунта?', note: 'Heading of the page that logs out' },
  logoutText: {
    text: 'Корзина останется в аккаунте: войдите снова, и всё будет на месте.',
    note: 'Under “Выйти из аккаунта?”',
  },
  stay: { text: 'Остаться', note: 'Link to the home page, beside the button “Выйти”' },
});

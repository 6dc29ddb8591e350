import { defineMessages } from '@partshop/features/core';

/** What the chrome says around every page. */
export const messages = defineMessages('layout', {
  skip: { text: 'К содержанию', note: 'First link of a page, for the keyboard: jumps over the header' },
  loading: { text: 'Загружаем страницу', note: 'Name of the progress bar while the next page loads' },
  offline: {
    text: 'Нет связи. Продолжим сами, как только она появится.',
    note: 'Notice over a page: the connection is lost; the page that loads, or the window, opens by itself when it is back',
  },
  toTop: { text: 'Наверх', note: 'Link in the corner: back to the beginning of the page' },

  city: { text: 'Ваш город:', note: 'For screen readers, before the name of the city in the top bar' },
  chooseCity: { text: 'Выберите город', note: 'Link in the top bar where no city is chosen' },
  call: { text: 'Позвонить:', note: 'For screen readers, before the phone number in the top bar' },
  accessibility: { text: 'Доступность сайта', note: 'Link at the end of the footer: the accessibility statement' },
  consent: {
    text: 'Настройки данных и cookie',
    note: 'Link at the end of the footer: asks again what the shop may remember',
  },
  topBar: {
    text: 'Город, телефон, язык и валюта',
    note: 'Name of the bar at the top of every page, for screen readers',
  },
  about: { text: 'О магазине', note: 'Name of the list of links in the top bar, for screen readers' },
  delivery: { text: 'Доставка', note: 'Link to the map of delivery' },
  shops: { text: 'Магазины', note: 'Link to the list of shops' },
  contacts: { text: 'Контакты', note: 'Link to the contacts, and heading of the contacts in the footer' },
  guarantee: { text: 'Гарантия', note: 'Link to the page on guarantees' },
  bonus: { text: 'Бонусы:', note: 'In the top bar, before the sum in the bonus wallet' },
  overdue: { text: 'Просрочено:', note: 'In the top bar, before the sum that was not paid in time' },
  language: { text: 'Язык', note: 'Name of the list of languages' },
  currency: { text: 'Валюта цен', note: 'Name of the choice of a currency' },
  inCurrency: {
    text: 'Цены в валюте: {currency}',
    note: 'For screen readers, a button in the choice of a currency; {currency} is its name, such as Euro',
  },

  home: { text: 'Partshop — на главную', note: 'The logo’s name for screen readers' },
  menu: { text: 'Каталог', note: 'Button in the header that opens the menu of categories' },
  searchShop: { text: 'Поиск по магазину', note: 'Name of the header’s search form for screen readers' },
  find: {
    text: 'Поиск:',
    note: 'For screen readers, in the link in the header of phones that opens the search; before what its field takes',
  },
  homePage: { text: 'Главная', note: 'Link to the home page, in the bar at the lower edge of phones' },
  ownLinks: {
    text: 'Основное меню',
    note: 'Name of the links to orders, basket and account, for screen readers; on phones also to the home page and the catalogue',
  },
  chat: { text: 'Чат', note: 'Link in the bar at the top: opens the chat with the shop' },
  orders: { text: 'Заказы', note: 'Link to the orders' },
  garage: { text: 'Гараж', note: 'Link to the saved cars' },
  favorites: { text: 'Избранное', note: 'Link to the wish list in the header' },
  compare: { text: 'Сравнение', note: 'Link in the header to the comparison of articles' },
  basket: { text: 'Корзина', note: 'Link to the basket in the header' },
  login: { text: 'Войти', note: 'Link in the header of who is not logged in' },
  account: { text: 'Профиль', note: 'Link in the header that opens the personal menu' },

  sections: { text: 'Разделы магазина', note: 'Name of the row of links under the header, for screen readers' },
  byCar: { text: 'Запчасти по марке', note: 'Link to the choice of a car’s make' },
  categories: { text: 'Категории', note: 'Link to the categories of parts' },
  original: { text: 'Оригинальные каталоги', note: 'Link to the catalogues of car makers, searched by VIN' },
  inStock: { text: 'В наличии', note: 'Link to the parts that are in stock' },
  articles: { text: 'Статьи', note: 'Link to the articles' },

  aboutText: {
    text: 'Запчасти для иномарок и отечественных автомобилей с доставкой по всей России.',
    note: 'What the shop is, in the footer',
  },
  payment: { text: 'Оплата при получении', note: 'Promise in the footer' },
  returns: {
    text: 'Возврат в течение {days} дней без объяснения причин, кроме отмеченных товаров',
    note: 'Promise in the footer; {days} is 14',
  },
  forBuyers: { text: 'Покупателям', note: 'Heading of a column of links in the footer' },
  refund: { text: 'Возврат', note: 'Link to the page on returning goods' },
  bonusClub: { text: 'Бонусный клуб', note: 'Link to the page on the bonus club' },
  forPartners: { text: 'Магазин', note: 'Heading of a column of links on the shop itself, in the footer' },
  aboutShop: { text: 'О нас', note: 'Link to the page on the shop' },
  becomeSupplier: { text: 'Стать поставщиком', note: 'Link to the page for sellers' },
  hours: { text: 'Часы работы', note: 'Name of the list of opening hours, for screen readers' },
  everyDay: { text: 'Ежедневно', note: 'Before the opening hours where they are the same all week' },
  closed: { text: 'выходной', note: 'In place of the opening hours of a day when the shop is closed' },
  inn: { text: 'ИНН {inn}', note: 'Russian taxpayer number of the company, in the footer' },
  ogrn: { text: 'ОГРН {ogrn}', note: 'Russian registration number of the company, in the footer' },
  demo: {
    text: 'Демонстрация: товары, цены и продавцы вымышлены.',
    note: 'The line above everything on every page of the demo shop. Short: it stands on one line of a phone',
  },
});

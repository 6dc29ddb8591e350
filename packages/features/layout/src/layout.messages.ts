import { defineMessages } from '@partshop/core';

export const messages = defineMessages('layout', {
  skip: { text: 'К содержанию', note: 'First link of a page, for the keyboard: jumps over the header' },
  home: { text: 'Partshop — на главную', note: 'The logo’s name for screen readers' },
  searchShop: { text: 'Поиск по магазину', note: 'Name of the header’s search form for screen readers' },
  basket: { text: 'Корзина', note: 'Link to the basket in the header' },
  language: { text: 'Язык', note: 'Name of the list of languages' },
  loading: { text: 'Загружаем страницу', note: 'Name of the progress bar while the next page loads' },
  about: {
    text: 'Запчасти для иномарок и отечественных автомобилей с доставкой по всей России.',
    note: 'What the shop is, in the footer',
  },
  payment: { text: 'Оплата при получении', note: 'Promise in the footer' },
  returns: { text: 'Возврат в течение {days} дней без объяснения причин', note: 'Promise in the footer; {days} is 14' },
  demo: {
    text: 'Демонстрационный каталог: товары, цены, продавцы и пункты выдачи вымышлены.',
    note: 'Notice in the footer of the demo shop',
  },
});

import { defineMessages } from '@partshop/features/core';

/** The bar above the page that only sellers see, and their links. */
export const messages = defineMessages('seller-panel', {
  bar: { text: 'Панель продавца', note: 'Name of the bar above the page for screen readers' },
  title: { text: 'Кабинет продавца', note: 'Link in the bar that opens the seller’s links, and their heading' },
  soon: { text: 'Разделы скоро откроются', note: 'In the bar while none of the seller’s pages is built' },
  close: { text: 'Закрыть', note: 'Button that closes the seller’s links' },

  orders: { text: 'Заказы', note: 'Heading of a group of links' },
  newOrders: { text: 'Новые заказы', note: 'Link to the orders that the seller has not confirmed' },
  waitingOrders: { text: 'Ждут отгрузки', note: 'Link to the orders that the seller has to ship' },
  returns: { text: 'Запросы на возврат', note: 'Link to the returns that buyers ask for' },

  goods: { text: 'Товары и цены', note: 'Heading of a group of links' },
  upload: { text: 'Загрузить прайс-лист', note: 'Link to the upload of a price list' },
  uploadStock: { text: 'Загрузить остатки', note: 'Link to the upload of a list of stock' },
  photos: { text: 'Фотографии товаров', note: 'Link to the upload of photos' },
  advice: { text: 'Рекомендации', note: 'Link to advice on what to sell' },

  realization: { text: 'Реализация', note: 'Heading of a group of links: reports on what is sold' },
  summary: { text: 'Сводка', note: 'Link to the first page of a group of reports' },
  diagnostics: { text: 'Диагностика', note: 'Link to a report on mistakes in the offers' },
  realizationGoods: { text: 'Товары', note: 'Link to a report on the goods of the seller' },
  traffic: { text: 'Спрос на товары', note: 'Link to a report on how often goods are looked for' },
  shows: { text: 'Статистика показов', note: 'Link to a report on how often offers are shown' },

  crossDocking: {
    text: 'Кросс-докинг',
    note: 'Heading of a group of links: reports on goods that are ordered for a buyer',
  },
  priceHistory: { text: 'История цен', note: 'Link to a report on former prices' },
  positions: { text: 'Позиции в выдаче', note: 'Link to a report on the places of offers among others' },
  statistics: { text: 'Статистика', note: 'Link to a report' },
  orderStatistics: { text: 'Статистика заказов', note: 'Link to a report on orders' },

  account: { text: 'Настройки', note: 'Heading of a group of links' },
  info: { text: 'О компании', note: 'Link to what buyers see of the seller' },
  settings: { text: 'Настройки продавца', note: 'Link to the seller’s settings' },
});

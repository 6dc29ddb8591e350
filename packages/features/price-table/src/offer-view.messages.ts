import { defineMessages } from '@partshop/features/core';

/** How offers are listed: for the price page, and for the settings that every such page starts with. */
export const messages = defineMessages('offer-view', {
  orderBy: { text: 'Порядок', note: 'Label of the choice in which order offers are listed' },
  orderRelevance: { text: 'Сначала лучшие', note: 'Order of offers: the shop’s own' },
  orderPrice: { text: 'Сначала дешёвые', note: 'Order of offers: by price' },
  orderDelivery: { text: 'Сначала быстрые', note: 'Order of offers: by delivery time' },
  orderReliability: { text: 'Сначала надёжные', note: 'Order of offers: by deliveries on time' },
  orderMaker: { text: 'По производителю', note: 'Order of offers: by the maker’s name' },
  view: { text: 'Вид', note: 'Name of the choice between cards and a table' },
  viewBox: { text: 'Карточки', note: 'View of offers: generous rows' },
  viewTable: { text: 'Таблица', note: 'View of offers: a dense table' },
});

import { defineMessages } from '@partshop/features/core';

/** The seller as buyers see it. */
export const messages = defineMessages('seller-card', {
  title: { text: 'Карточка продавца', note: 'Title and heading: the seller as buyers see it' },
  lead: { text: 'Что покупатели видят о вас и чего им не хватает.', note: 'Under the heading' },
  gaps: { text: 'Что поправить', note: 'Heading above what is missing in the card' },
  whole: { text: 'В карточке всё заполнено.', note: 'In place of the list of what is missing' },
  'no-lists': {
    text: 'Нет ни одного прайса: покупателям нечего купить.',
    note: 'What is missing: the seller has no price list',
  },
  stale: {
    text: 'Цены не обновлялись больше {days, plural, one {# дня} few {# дней} many {# дней} other {# дня}}: покупатели видят устаревшие.',
    note: 'What is missing: a price list is old',
  },
  'no-schedule': {
    text: 'Не указано, когда склад отгружает. Магазин обещает отгрузку каждый день, и в выходные обещание не сбудется.',
    note: 'What is missing: the days and the hour of sending',
  },
  'no-notices': {
    text: 'Письма о новых заказах выключены, а ответить нужно за сутки.',
    note: 'What is missing: mails about new orders',
  },
  'no-rules': {
    text: 'Нет правил возврата: покупатель не знает, в каком виде вы примете товар.',
    note: 'What is missing: a text about returns',
  },
  'no-returns': {
    text: 'Товары одного из складов нельзя вернуть, и покупатель должен отдельно на это согласиться.',
    note: 'What is missing: goods of a warehouse cannot be returned',
  },
  toUpload: { text: 'Загрузить прайс', note: 'Link to the page of uploads' },
  toSettings: { text: 'Открыть настройки', note: 'Link to the settings' },
  toWarehouse: { text: 'Настроить склады', note: 'Link to the settings of warehouses' },
  facts: { text: 'Как вы держите слово', note: 'Heading above how promises are kept' },
  factsOf: {
    text: 'По заказам за {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    note: 'Under the heading of facts: the period',
  },
  kept: { text: 'Пришло в обещанный день', note: 'Before a share of items' },
  refused: { text: 'Отказы', note: 'Before the share of items that the seller refused' },
  returned: { text: 'Возвраты', note: 'Before the share of items that buyers gave back' },
  share: {
    text: '{percent} — {count, number} из {of, number}',
    note: 'A share, such as “95 % — 190 из 200”; {percent} is already written',
  },
  noFacts: { text: 'пока не о чем судить', note: 'In place of a share when there are no items yet' },
  warehouses: { text: 'Склады', note: 'Heading above the warehouses' },
  offers: {
    text: '{count, plural, one {# предложение} few {# предложения} many {# предложений} other {# предложения}}',
    note: 'How many offers a warehouse has',
  },
  promised: { text: 'Обещаем в Москве', note: 'Before the days until the goods are in Moscow' },
  sends: { text: 'Отгрузит', note: 'Before the day on which the warehouse sends what is ordered now' },
  reliability: { text: 'Поставки в срок', note: 'Before the percentage that buyers see beside offers' },
  returns: { text: 'Возврат', note: 'Before whether goods can be returned' },
  canReturn: { text: 'принимается', note: 'Goods of the warehouse can be returned' },
  cannotReturn: { text: 'не принимается', note: 'Goods of the warehouse cannot be returned' },
  rules: { text: 'Правила возврата', note: 'Heading above the seller’s text about returns' },
  noRules: { text: 'Не указаны.', note: 'In place of the text about returns' },
});

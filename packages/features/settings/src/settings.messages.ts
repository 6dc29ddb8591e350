import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('settings', {
  title: {
    text: 'Настройки',
    note: 'Title and heading of the page where clients choose how the shop behaves for them',
  },
  lead: { text: 'Действуют на всех устройствах, где вы войдёте в аккаунт.', note: 'Under “Настройки”' },

  shopTitle: { text: 'Товары и цены', note: 'Heading: how goods and prices are shown' },
  shopText: {
    text: 'С этого начинается каждая страница. На самой странице можно выбрать иначе.',
    note: 'Under “Товары и цены”',
  },
  currency: { text: 'Валюта цен', note: 'Label of the choice of a currency' },
  language: { text: 'Язык', note: 'Label of the choice of a language' },
  languageHint: {
    text: 'На странице на другом языке предложим открыть её на вашем. Сами язык не переключим.',
    note: 'Hint of the choice of a language: nothing redirects',
  },
  city: { text: 'Город', note: 'Before the client’s city' },
  noCity: { text: 'Не выбран', note: 'In place of a city that was not chosen' },
  cityHint: { text: 'От него зависят сроки и стоимость доставки.', note: 'Under the client’s city' },
  changeCity: { text: 'Изменить город', note: 'Link that opens the choice of a city' },

  messagesTitle: { text: 'Сообщения', note: 'Heading: which messages the client wants' },
  messagesText: {
    text: 'Коды и подтверждения заказов приходят всегда.',
    note: 'Under “Сообщения”: these cannot be turned off',
  },
  orders: { text: 'Изменения в заказах', note: 'Heading of a group of checkboxes: SMS, e-mail' },
  ordersHint: { text: 'На телефон и почту, указанные в заказе', note: 'Where messages about orders go' },
  alerts: { text: 'Товары, которых вы ждёте', note: 'Heading of a group of checkboxes: SMS, e-mail' },
  alertsHint: { text: 'Туда, куда вы попросили сообщить', note: 'Where messages about articles go' },
  sms: { text: 'SMS', note: 'Checkbox: messages by SMS' },
  mail: { text: 'Эл. почта', note: 'Checkbox: messages by e-mail' },

  searchesTitle: { text: 'История и данные', note: 'Heading: what the shop remembers' },
  searchesText: { text: 'Историю поиска видите только вы.', note: 'Under “История и данные”' },
  keeps: { text: 'Запоминать, что я ищу', note: 'Checkbox' },
  toHistory: { text: 'Посмотреть и очистить историю', note: 'Link to the history of searches' },
  consent: {
    text: 'Статистика и чат в этом браузере',
    note: 'Link that opens the banner about statistics and the chat, or the page about data',
  },

  save: { text: 'Сохранить', note: 'Button under a part of the settings' },
  saving: { text: 'Сохраняем…', note: 'The button “Сохранить” while the answer is awaited' },
  saved: { text: 'Сохранено.', note: 'In a part of the settings, after it was saved' },
});

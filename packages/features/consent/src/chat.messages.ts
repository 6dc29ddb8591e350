import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('chat', {
  title: { text: 'Чат с магазином', note: 'Heading of the chat panel' },
  close: { text: 'Закрыть чат', note: 'Label of the cross of the chat panel' },
  askTitle: { text: 'Включить чат?', note: 'Heading inside the chat panel, before consent' },
  askText: {
    text: 'Чату нужен случайный номер посетителя: по нему мы узнаем ваш разговор, когда вы вернётесь. Ни имени, ни телефона чат не получает.',
    note: 'Before consent to the chat: what it stores',
  },
  askAllow: { text: 'Включить чат', note: 'Button: consent to the chat and open it' },
  askMore: { text: 'Подробнее о данных', note: 'Link to the page about personal data' },
  opening: { text: 'Открываем чат…', note: 'While the chat is loading' },
  failedTitle: { text: 'Чат не открылся', note: 'Heading of the message in place of the chat' },
  failedText: {
    text: 'Возможно, прервалась связь или чат заблокирован в браузере. Можно попробовать ещё раз или позвонить.',
    note: 'Text of the message in place of the chat',
  },
  elsewhere: {
    text: 'Чат открыт в своём окне на этой странице.',
    note: 'In the chat panel, where the chat service has a window of its own',
  },
  phone: { text: 'Позвонить: {phone}', note: 'Link to the telephone, in the chat panel' },
  contacts: { text: 'Все контакты', note: 'Link to the contacts page, in the chat panel' },
  openToday: {
    text: 'Сегодня отвечаем с {opens} до {closes} по Москве.',
    note: 'In the chat panel: opening hours of today, such as 09:00 and 20:00, Moscow time',
  },
  closedToday: { text: 'Сегодня у нас выходной.', note: 'In the chat panel: nobody answers today' },
  log: { text: 'Сообщения', note: 'Names the list of the chat’s messages for screen readers' },
  greeting: {
    text: 'Здравствуйте! Напишите номер детали или машину, и мы поможем с выбором.',
    note: 'First message of the shop in the chat',
  },
  you: { text: 'Вы', note: 'Above a message of the visitor in the chat' },
  shop: { text: 'Магазин', note: 'Above a message of the shop in the chat' },
  message: { text: 'Сообщение', note: 'Label of the field for a message in the chat' },
  send: { text: 'Отправить', note: 'Button: send the message in the chat' },
  empty: { text: 'Напишите, что вас интересует', note: 'Error at the empty field of the chat' },
  tooLong: {
    text: 'Не больше {max, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}}',
    note: 'Error at the field of the chat: the message is too long',
  },
  writing: { text: 'Магазин печатает…', note: 'While the shop’s answer in the chat is awaited' },
  notSent: { text: 'Не отправлено', note: 'Under a message of the visitor that did not get through' },
  retry: { text: 'Отправить ещё раз', note: 'Button at a chat message that did not get through' },
  demoReply: {
    text: 'Спасибо, мы получили сообщение. Это демонстрационный чат: ответить в нём некому, поэтому по срочному вопросу позвоните нам.',
    note: 'What the chat that comes with the shop answers to everything',
  },
});

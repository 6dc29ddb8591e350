import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('developers', {
  title: {
    text: 'Для разработчиков',
    note: 'Title and heading of the page that describes the calls of the shop for programs',
  },
  lead: {
    text: 'Все запросы, на которые магазин отвечает программам. Для чтения ключ не нужен: подбор, предложения и применимость открыты агентам.',
    note: 'Under the heading, and description for search engines. “Agents” are programs that shop for a person',
  },
  groupTitle: {
    text: 'Запросы {group}',
    note: 'Title and heading of a page; {group} is a name in English, such as basket',
  },
  groupLead: {
    text: '{count, plural, one {# запрос} few {# запроса} many {# запросов} other {# запроса}} группы {group}: что передать, что придёт в ответ и пример для командной строки.',
    note: 'Under the heading, and description for search engines; {group} is a name in English, such as basket',
  },
  contents: { text: 'Содержание', note: 'Name of the list of all calls, for screen readers' },
  parameters: { text: 'Параметры', note: 'Heading of the parameters of a call' },
  body: { text: 'Тело запроса', note: 'Heading of the fields that a request sends' },
  answers: { text: 'Ответы', note: 'Heading of the answers of a call, by status' },
  required: { text: 'обязательно', note: 'Beside the name of a field that must be given' },
  limit: {
    text: 'Не чаще {tries, number} {tries, plural, one {раза} few {раз} many {раз} other {раза}} за {seconds, number} с.',
    note: 'How often a call may be made: so many times in so many seconds',
  },
  access: {
    text: 'Только после входа: {who}',
    note: 'Who may call; {who} is a role such as client or seller, in English',
  },
  token: {
    text: 'Программа продавца передаёт Authorization: Bearer с токеном, у которого есть право {scope}. Токены — в настройках продавца.',
    note: 'How a program of a seller may make the call; {scope} is the English name of a right',
  },
  shapes: { text: 'Типы', note: 'Heading of the list of data types' },
});

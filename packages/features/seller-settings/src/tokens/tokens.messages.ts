import { defineMessages } from '@partshop/features/core';

/** Tokens by which programs of a seller call the api. */
export const messages = defineMessages('seller-tokens', {
  tokens: { text: 'Токены API', note: 'Heading above the tokens of programs' },
  lead: {
    text: 'Программа входит по токену: в заголовке Authorization: Bearer. Пароль ей не нужен.',
    note: 'Under the heading “Токены API”',
  },
  none: { text: 'Токенов пока нет.', note: 'In place of the list of tokens' },
  ending: { text: 'кончается на {ending}', note: 'The last letters of a token, by which it is recognised' },
  'upload-lists': { text: 'Загружать прайсы и остатки', note: 'What a program may do by its token' },
  'read-orders': { text: 'Читать заказы', note: 'What a program may do by its token' },
  made: { text: 'Создан {time}', note: 'When a token was made' },
  used: { text: 'Последний вызов {time}', note: 'When a program used its token last' },
  unused: { text: 'Ещё не использован', note: 'No program has used the token' },
  name: { text: 'Название', note: 'Field: the name of a new token' },
  nameHint: {
    text: 'Чтобы узнать программу потом: «1С склада», «Обмен остатками».',
    note: 'Hint of the field “Название”',
  },
  scopes: { text: 'Что можно программе', note: 'Name of the checkboxes of what a token allows' },
  make: { text: 'Создать токен', note: 'Button: makes a token' },
  sending: { text: 'Создаём…', note: 'On the button while the token is made' },
  secretTitle: { text: 'Токен создан. Скопируйте его сейчас: больше мы его не покажем.', note: 'Above the new token' },
  revoke: { text: 'Отозвать', note: 'Opens the question whether to revoke a token' },
  revokeOf: { text: 'Отозвать: {name}', note: 'The same for screen readers, with the name of the token' },
  revokeText: { text: 'Программа с этим токеном сразу перестанет работать.', note: 'Before the button that revokes' },
  revokeNow: { text: 'Отозвать токен', note: 'Button: revokes the token' },
  revoking: { text: 'Отзываем…', note: 'On the button while the token is revoked' },
  revoked: { text: 'Токен отозван.', note: 'After a token was revoked' },
  nameWrong: {
    text: 'Напишите название, не длиннее {most} знаков',
    note: 'The name of a token is missing or too long',
  },
  noScope: { text: 'Отметьте хотя бы одно', note: 'Nothing is marked of what a token allows' },
  full: { text: 'Токенов уже {most}. Отзовите ненужный.', note: 'The seller has as many tokens as they may' },
});

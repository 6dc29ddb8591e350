import { defineMessages } from '@partshop/features/core';

/** The people of a seller, in the settings. */
export const messages = defineMessages('seller-staff', {
  staff: { text: 'Сотрудники', note: 'Heading above the people of a seller' },
  lead: {
    text: 'Каждый входит под своим именем и видит только то, что нужно для его работы.',
    note: 'Under the heading “Сотрудники”',
  },
  self: { text: 'это вы', note: 'Badge beside the name of the reader' },
  invitedUntil: { text: 'Приглашение действует до {time}', note: 'Who has not accepted yet; {time} is a day' },
  since: { text: 'Работает с {time}', note: 'Since when somebody works for the seller; {time} is a day' },
  seen: {
    text: 'был(а) в кабинете {time}',
    note: 'When somebody used the seller’s area last; {time} is a day with its time',
  },
  unseen: { text: 'в кабинете ещё не был(а)', note: 'Somebody accepted and has not used the seller’s area' },
  stays: {
    text: 'Магазин оформлен на этого человека: его роль не меняется.',
    note: 'Beside the client whose seller it is, who cannot be removed',
  },
  change: { text: 'Роль и доступ', note: 'Opens the forms that change the role of somebody, or remove them' },
  changeOf: { text: 'Роль и доступ: {name}', note: 'The same for screen readers' },
  role: { text: 'Роль', note: 'Label of the choice of a role' },
  save: { text: 'Сменить роль', note: 'Button: gives somebody another role' },
  sending: { text: 'Отправляем…', note: 'On a button while its form is sent' },
  remove: { text: 'Закрыть доступ', note: 'Button: lets somebody go' },
  removeText: { text: 'Доступ закроется сразу, на следующем же действии.', note: 'Above the button “Закрыть доступ”' },
  revoke: { text: 'Отозвать приглашение', note: 'Button: takes an invitation back' },
  inviteTitle: { text: 'Пригласить сотрудника', note: 'Heading of the form that invites somebody' },
  name: { text: 'Имя и фамилия', note: 'Field: the name of who is invited' },
  email: { text: 'Почта', note: 'Field: where the invitation goes' },
  emailHint: {
    text: 'Пришлём письмо со ссылкой на неделю. Если человека ещё нет в магазине, он сначала зарегистрируется.',
    note: 'Hint of the field “Почта”',
  },
  addressWrong: {
    text: 'Напишите адрес почты целиком, например ivanov@example.ru',
    note: 'Error of the field “Почта”',
  },
  invite: { text: 'Отправить приглашение', note: 'Button: invites somebody' },
  invited: { text: 'Приглашение отправлено.', note: 'After somebody was invited' },
  changed: { text: 'Роль изменена.', note: 'After somebody got another role' },
  removed: { text: 'Доступ закрыт.', note: 'After somebody was removed' },
  overtaken: {
    text: 'Пока вы смотрели, этого сотрудника уже изменили. Ничего не сохранено; ниже — как сейчас.',
    note: 'Another owner was faster',
  },
  gone: { text: 'Этого сотрудника уже нет.', note: 'Another owner removed who was to be changed' },
  full: {
    text: 'Сотрудников уже {most}. Закройте доступ тем, кто не работает.',
    note: 'No more people can be invited',
  },
  history: { text: 'История изменений', note: 'Opens who changed what of the seller’s people' },
  nothing: { text: 'Пока ничего не менялось.', note: 'In place of an empty history' },
  somebody: { text: 'Удалённый аккаунт', note: 'In place of the name of who deleted the account' },
  'event-invited': { text: '{by}: приглашение для {member}', note: 'In the history; both are names' },
  'event-accepted': { text: '{member} принимает приглашение', note: 'In the history; a name' },
  'event-declined': { text: '{member} отказывается от приглашения', note: 'In the history; a name' },
  'event-changed': { text: '{by}: новая роль для {member}', note: 'In the history; both are names' },
  'event-removed': { text: '{by}: доступ закрыт для {member}', note: 'In the history; both are names' },
});

import { defineMessages } from '@partshop/features/core';

/** The bar above the page that only staff see. */
export const messages = defineMessages('staff', {
  bar: { text: 'Панель сотрудника', note: 'Name of the bar above the page for screen readers' },
  admin: { text: 'Вы администратор', note: 'In the bar of an administrator' },
  editor: { text: 'Вы редактор текстов', note: 'In the bar of a localisation editor' },
  editorHint: {
    text: 'Входить как клиент могут только администраторы.',
    note: 'In the bar of a localisation editor, where an administrator has the button',
  },
  nodes: { text: 'Узлы каталога', note: 'Link to the editor of the catalogue’s tree' },
  suppliers: { text: 'Поставщики', note: 'Link of administrators to the applications of suppliers' },
  claims: { text: 'Данные продавцов', note: 'Link of administrators to what sellers say of numbers and cars' },
  crosses: { text: 'Спорные замены', note: 'Link to the list of cross references that contradict each other' },
  posts: { text: 'Тексты магазина', note: 'Link to the list of articles, offers and pages for their editors' },
  switchUser: { text: 'Войти как клиент', note: 'Button: look at the shop as one of the clients' },
  switched: { text: 'Вы смотрите магазин как {name}', note: 'Banner; {name} is the client’s name' },
  reason: { text: 'Причина: {reason}', note: 'In the banner; {reason} is what the administrator wrote' },
  minutesLeft: {
    text: '{minutes, plural, =0 {Время вышло} one {Ещё # минута} few {Ещё # минуты} many {Ещё # минут} other {Ещё # минуты}}',
    note: 'In the banner: how long the administrator goes on seeing the shop as the client',
  },
  switchBack: { text: 'Вернуться', note: 'Button in the banner: be oneself again' },
});

import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('company-account-history', {
  title: { text: 'История действий', note: 'Title and heading of the page with who did what in a company' },
  lead: { text: 'Записи добавляются и никогда не меняются.', note: 'Under “История действий”' },
  none: { text: 'Пока ничего не произошло.', note: 'In place of an empty history' },
  invited: { text: '{by}: приглашение для {employee}', note: 'In the history; both are names' },
  accepted: { text: '{employee} принимает приглашение', note: 'In the history; a name' },
  declined: { text: '{employee} отказывается от приглашения', note: 'In the history; a name' },
  changed: { text: '{by}: новые роль и лимиты для {employee}', note: 'In the history; both are names' },
  removed: { text: '{by}: доступ закрыт для {employee}', note: 'In the history; both are names' },
  ordered: { text: '{employee}: заказ {order}', note: 'In the history; a name and the number of an order' },
  asked: { text: '{employee}: заказ выше лимита, отправлен на одобрение', note: 'In the history; a name' },
  approved: {
    text: '{by}: одобрен заказ {order}, который просит {employee}',
    note: 'In the history; names and the number of an order',
  },
  refused: { text: '{by}: не одобрен заказ, который просит {employee}', note: 'In the history; both are names' },
  withdrawn: { text: '{employee}: заказ отозван', note: 'In the history; a name' },
  gone: { text: 'удалённый аккаунт', note: 'In place of the name of who deleted the account' },
  toOrder: { text: 'Заказ', note: 'Link from the history to an order' },
  toApproval: { text: 'Запрос', note: 'Link from the history to an order above a limit' },
  pages: { text: 'Страницы истории', note: 'Name of the links to the pages, for screen readers' },
  previous: { text: 'Новее', note: 'Link to the page before' },
  next: { text: 'Раньше', note: 'Link to the next page' },
});

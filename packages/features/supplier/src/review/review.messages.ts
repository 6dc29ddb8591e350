import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('supplier-review', {
  listTitle: { text: 'Заявки поставщиков', note: 'Title and heading of the staff’s page with applications' },
  listLead: { text: 'Сначала те, что ждут ответа дольше всего.', note: 'Under “Заявки поставщиков”' },
  filter: { text: 'Состояние', note: 'Name of the links that choose a state, for screen readers' },
  all: { text: 'Все', note: 'Link: applications in any state' },
  none: { text: 'Таких заявок нет.', note: 'In place of an empty list' },
  row: {
    text: 'ИНН {inn} · {city} · {date}',
    note: 'Under the company’s name: tax number, city of the warehouse, a day',
  },
  pages: { text: 'Страницы заявок', note: 'Name of the links to the pages, for screen readers' },
  previous: { text: 'Предыдущая', note: 'Link to the page before' },
  next: { text: 'Следующая', note: 'Link to the next page' },
  title: { text: 'Заявка поставщика', note: 'Title of the staff’s page of one application' },
  toList: { text: 'Все заявки', note: 'Link from an application to the list' },
  by: { text: 'Подаёт {name}, отправлена {date}', note: 'Under the company’s name; a client and a time' },
  decidedBy: { text: 'Ответ: {name}, {date}', note: 'Who decided and when' },
  decidedByNobody: { text: 'Ответ: {date}', note: 'When somebody decided whose account is gone' },
  facts: { text: 'Заявка', note: 'Heading above the facts of an application' },
  decision: { text: 'Решение', note: 'Heading above the form with the decision' },
  reason: { text: 'Что уточнить или почему отказ', note: 'Label of a field' },
  reasonHint: {
    text: 'Заявитель прочитает это в письме и на своей странице. Для принятия не нужно',
    note: 'Hint of the field',
  },
  reasonWrong: { text: 'Напишите заявителю хотя бы {least} знаков', note: 'Error of the field' },
  accept: { text: 'Принять', note: 'Button: the client becomes a seller' },
  ask: { text: 'Спросить', note: 'Button: the applicant must mend the application' },
  refuse: { text: 'Отклонить', note: 'Button' },
  changed: {
    text: 'Пока вы смотрели, заявка изменилась. Ниже она такая, как сейчас; ничего не решено.',
    note: 'A colleague decided, or the applicant sent it again',
  },
  sellerKnown: {
    text: 'Поставщик с этим ИНН уже есть. Спросите заявителя или отклоните заявку.',
    note: 'The application cannot be accepted',
  },
});

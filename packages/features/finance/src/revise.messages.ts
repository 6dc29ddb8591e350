import { defineMessages } from '@partshop/features/core';

/** The reconciliation report: what shop and client owe each other by the books of both. */
export const messages = defineMessages('finance-revise', {
  title: { text: 'Акт сверки', note: 'Title and heading of the page with a reconciliation report' },
  lead: {
    text: 'Сравните наши записи со своими: отгрузки, возвраты и оплаты за выбранные дни.',
    note: 'Under the heading',
  },
  toFinance: { text: 'Финансы', note: 'Link to the page of what the client owes' },
  period: { text: 'Период акта', note: 'Name of the form that chooses the days of the report' },
  badPeriod: {
    text: 'Первый день должен быть не позже последнего, а период — не длиннее трёх лет. Показан последний год.',
    note: 'The chosen days make no sense',
  },

  balances: { text: 'Сверка', note: 'Heading above the two balances: the shop’s and the client’s' },
  byShop: { text: 'По нашим данным', note: 'Label of the debt by the books of the shop; a sum follows' },
  byClient: { text: 'По вашим данным', note: 'Label of the debt by the books of the client; a sum follows' },
  difference: { text: 'Расхождение', note: 'Label of what the two books differ by; a sum follows' },
  notSaid: { text: 'вы ещё не ответили', note: 'In place of the sum by the books of the client' },
  new: { text: 'не подписан', note: 'State of a report: the client gave no answer' },
  agreed: { text: 'согласован', note: 'State of a report: both balances are equal' },
  disputed: { text: 'есть расхождение', note: 'State of a report: the balances differ' },
  agreedText: {
    text: 'Вы согласились с актом. Он годится для вашей бухгалтерии: скачайте его и подпишите.',
    note: 'Both balances are equal',
  },
  disputedText: {
    text: 'Менеджер сравнит документы и свяжется с вами.',
    note: 'The client said another sum',
  },

  answerTitle: { text: 'Ваш ответ', note: 'Heading of the form in which the client answers the report' },
  balance: { text: 'Долг по вашим данным', note: 'Label of the field for the debt by the books of the client' },
  balanceHint: {
    text: 'Если суммы сходятся, отправьте как есть. Если должны мы, поставьте перед суммой минус.',
    note: 'Under the field, which has the sum of the shop',
  },
  balanceWrong: { text: 'Введите сумму в рублях, например 1250,50 или 0.', note: 'Error of the field for the debt' },
  comment: { text: 'Комментарий', note: 'Label of a field that may stay empty' },
  commentHint: { text: 'Например, какого документа у вас нет.', note: 'Under the field of the comment' },
  commentLong: { text: 'Сократите комментарий до 1000 знаков.', note: 'Error of the field of the comment' },
  send: { text: 'Отправить ответ', note: 'Button that sends the answer to a report' },
  sending: { text: 'Отправляем…', note: 'The button while the answer is sent; short' },
  changed: {
    text: 'Пока вы смотрели акт, в нём появились новые документы. Проверьте суммы и отправьте ответ ещё раз.',
    note: 'The answer was not kept',
  },

  files: { text: 'Скачать акт', note: 'Name of the links to files' },
  xlsx: { text: 'Таблица XLSX', note: 'Link to a file for a spreadsheet' },
  pdf: { text: 'Документ PDF', note: 'Link to a file to sign' },
  tooLong: {
    text: 'В акте больше {most} документов: в PDF он не печатается, все они есть в таблице.',
    note: 'Beside the link to the table; `most` is a number',
  },

  entries: { text: 'Документы за период', note: 'Heading of the table of documents of the report' },
  debit: { text: 'Дебет', note: 'Heads the column of sums that raise the debt' },
  credit: { text: 'Кредит', note: 'Heads the column of sums that lower the debt' },
  none: { text: 'За эти дни документов нет', note: 'The report has no documents' },
  noneText: { text: 'Долг за них не менялся.', note: 'The report has no documents' },
  pages: { text: 'Страницы акта', note: 'Name of the links to the pages of the report' },

  answers: { text: 'Прошлые ответы', note: 'Heading of the table of earlier answers' },
  days: { text: 'Период', note: 'Heads the column of the days of reports' },
  state: { text: 'Состояние', note: 'Heads the column of the states of reports' },
  answeredOn: { text: 'Ответ', note: 'Heads the column of the days of answers' },
});

import { defineMessages } from '@partshop/features/core';

/** The page of what sellers claim, which only administrators see. */
export const messages = defineMessages('claims', {
  title: {
    text: 'Данные продавцов',
    note: 'Title and heading: what sellers say of numbers and cars, and whether it counts',
  },
  lead: {
    text: 'Что продавцы загрузили о заменах и машинах. Покупатели видят всё, что не отклонено: отклоните то, чему верить нельзя.',
    note: 'Under the heading',
  },
  types: { text: 'Вид данных', note: 'Name of the links to the kinds, for screen readers' },
  crosses: { text: 'Замены номеров', note: 'A kind: part numbers that can be sold instead of each other' },
  fitments: { text: 'Применимость', note: 'A kind: which cars parts fit' },
  sellers: { text: 'Продавцы', note: 'Heading of the list of sellers' },
  none: { text: 'Продавцы пока ничего не загрузили', note: 'In place of the list of sellers' },
  total: { text: 'Всего: {claims, number}', note: 'How many claims a seller has, none decided about by itself' },
  counts: {
    text: 'Всего: {claims, number}. По одному принято: {accepted, number}, отклонено: {refused, number}.',
    note: 'How many claims a seller has, and how many were decided about one by one',
  },
  claimsOf: { text: 'Данные продавца {seller}', note: 'Heading of the claims of a seller' },
  noClaims: { text: 'Этот продавец ничего не загрузил', note: 'In place of the claims of a seller' },
  insteadOf: { text: 'вместо', note: 'Between two part numbers: the second can be sold instead of the first' },
  eachOther: { text: 'взаимно с', note: 'Between two part numbers: each can be sold instead of the other' },
  confidence: { text: 'Уверенность: {confidence, number} из 100', note: 'How sure a seller is' },
  accepted: { text: 'Принято', note: 'Badge: staff accepted a claim' },
  refused: { text: 'Отклонено', note: 'Badge: staff refused a claim, which does not count' },
  allAccepted: { text: 'Принято всё', note: 'Badge: staff accepted all that a seller claims' },
  allRefused: { text: 'Отклонено всё', note: 'Badge: staff refused all that a seller claims' },
  accept: { text: 'Принять', note: 'Button: a claim counts' },
  acceptOf: { text: 'Принять: {claim}', note: 'Name of the button, for screen readers' },
  refuse: { text: 'Отклонить', note: 'Button: a claim does not count' },
  refuseOf: { text: 'Отклонить: {claim}', note: 'Name of the button, for screen readers' },
  acceptAll: { text: 'Принять всё', note: 'Button: all claims of a seller count' },
  acceptAllOf: { text: 'Принять всё: {claim}', note: 'Name of the button, for screen readers; {claim} is a seller' },
  refuseAll: { text: 'Отклонить всё', note: 'Button: no claim of a seller counts' },
  refuseAllOf: { text: 'Отклонить всё: {claim}', note: 'Name of the button, for screen readers; {claim} is a seller' },
  undo: { text: 'Отменить решение', note: 'Button: takes a decision back' },
  undoOf: { text: 'Отменить решение: {claim}', note: 'Name of the button, for screen readers' },
  overtaken: {
    text: 'Решение только что изменил другой сотрудник: вот оно сейчас.',
    note: 'Another administrator was faster',
  },
  pages: { text: 'Страницы', note: 'Name of the links to pages, for screen readers' },
  previous: { text: 'Назад', note: 'Link to the page before' },
  next: { text: 'Вперёд', note: 'Link to the next page' },
});

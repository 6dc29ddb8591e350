import { defineMessages } from '@partshop/features/core';

/** The states of an application, its facts and documents: both its client and staff read them. */
export const messages = defineMessages('supplier-state', {
  sent: { text: 'На проверке', note: 'State of an application: staff looks at it' },
  asked: { text: 'Есть вопросы', note: 'State of an application: staff asked something' },
  accepted: { text: 'Принята', note: 'State of an application' },
  refused: { text: 'Отклонена', note: 'State of an application' },
  company: { text: 'Компания', note: 'Label of a fact, and heading of a group of fields' },
  inn: { text: 'ИНН', note: 'Label of a fact: the tax number' },
  kpp: { text: 'КПП', note: 'Label of a fact: a number of nine digits' },
  ogrn: { text: 'ОГРН или ОГРНИП', note: 'Label of a fact: the registration number' },
  address: { text: 'Юридический адрес', note: 'Label of a fact' },
  contactName: { text: 'Контактное лицо', note: 'Label of a fact and of a field: a person’s name' },
  phone: { text: 'Телефон', note: 'Label of a fact and of a field' },
  email: { text: 'Эл. почта', note: 'Label of a fact and of a field' },
  sells: { text: 'Что продаёте', note: 'Label of a fact and of a field: the goods in their own words' },
  warehouseCity: { text: 'Город склада', note: 'Label of a fact and of a field' },
  documents: { text: 'Документы', note: 'Heading above the documents' },
  noDocuments: { text: 'Документов пока нет.', note: 'In place of an empty list of documents' },
});

import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('account-company', {
  title: { text: 'Компания', note: 'Title and heading of the page with the company of a wholesale client' },
  lead: { text: 'Для счетов и накладных. Название и ИНН подставим при оформлении заказа.', note: 'Under “Компания”' },
  ofEmployer: { text: 'Реквизиты меняет владелец компании.', note: 'An employee sees the company of the employer' },
  inn: { text: 'ИНН', note: 'Label of the field for the tax number' },
  innHint: { text: '10 цифр у компании, 12 у предпринимателя', note: 'Hint of the field for the tax number' },
  findTitle: { text: 'Найти по ИНН', note: 'Heading of the form that finds a company by its tax number' },
  detailsTitle: { text: 'Реквизиты', note: 'Heading of the form with the facts about a company' },
  find: { text: 'Заполнить по ИНН', note: 'Button: fills the other fields in by the tax number' },
  name: { text: 'Название', note: 'Label of the field for the company’s name' },
  kpp: { text: 'КПП', note: 'Label of the field for a number of nine digits, which sole proprietors do not have' },
  ogrn: { text: 'ОГРН или ОГРНИП', note: 'Label of the field for the registration number' },
  address: { text: 'Юридический адрес', note: 'Label of the field for the company’s legal address' },
  save: { text: 'Сохранить', note: 'Button' },
  saving: { text: 'Сохраняем…', note: 'The button “Сохранить” while the answer is awaited' },
  saved: { text: 'Сохранено.', note: 'After the company was saved' },
  found: {
    text: 'Нашли: {name}. Проверьте и сохраните.',
    note: 'After the fields were filled in; {name} is a company',
  },
  closed: {
    text: 'По данным реестра {name} не действует. Проверьте ИНН.',
    note: 'After a company was found that is closed',
  },
  unknown: { text: 'По этому ИНН никого не нашли. Заполните поля сами.', note: 'Nobody has the tax number' },
  unavailable: {
    text: 'Справочник компаний сейчас не отвечает. Заполните поля сами.',
    note: 'The service that knows companies does not answer',
  },
  innWrong: { text: 'Проверьте ИНН: контрольные цифры не сходятся', note: 'Error of the field for the tax number' },
  nameMissing: { text: 'Напишите название', note: 'Error of the field for the company’s name' },
  kppWrong: { text: 'В КПП 9 цифр', note: 'Error of the field' },
  ogrnWrong: { text: 'В ОГРН 13 цифр, в ОГРНИП 15', note: 'Error of the field' },
  addressWrong: { text: 'Адрес длиннее {most} знаков', note: 'Error of the field; {most} is 300' },
});

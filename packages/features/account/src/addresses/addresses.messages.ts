import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('account-addresses', {
  title: { text: 'Адреса доставки', note: 'Title and heading of the page with the addresses of a client' },
  lead: {
    text: 'Куда курьеру привезти заказ. Основной адрес подставим при оформлении.',
    note: 'Under “Адреса доставки”',
  },
  none: { text: 'Адресов пока нет.', note: 'In place of the list of addresses' },
  isDefault: { text: 'Основной', note: 'Badge of the address that the checkout begins with' },
  makeDefault: { text: 'Сделать основным', note: 'Button' },
  makeDefaultOf: { text: 'Сделать основным: {address}', note: 'Name of the button for screen readers' },
  remove: { text: 'Удалить', note: 'Button' },
  removeOf: { text: 'Удалить адрес: {address}', note: 'Name of the button for screen readers' },
  addTitle: { text: 'Новый адрес', note: 'Heading of the form that adds an address' },
  city: { text: 'Город: {city}', note: 'The city of the new address: the one that the client has chosen' },
  otherCity: { text: 'Другой город', note: 'Link to the choice of a city' },
  noCity: { text: 'Сначала выберите город.', note: 'In place of the form, where the client has no city' },
  address: { text: 'Улица, дом, квартира', note: 'Label of the field for an address' },
  addressHint: { text: 'Например: ул. Ленина, 10, кв. 5, подъезд 2', note: 'Hint of the field for an address' },
  add: { text: 'Добавить адрес', note: 'Button' },
  adding: { text: 'Добавляем…', note: 'The button “Добавить адрес” while the answer is awaited' },
  addressWrong: {
    text: 'Напишите адрес: от {least} до {most} знаков',
    note: 'Error of the field for an address; 5 and 300',
  },
  full: {
    text: 'Можно хранить {most, plural, one {# адрес} few {# адреса} many {# адресов} other {# адреса}}. Удалите ненужный.',
    note: 'Error of the field for an address; {most} is 20',
  },
});

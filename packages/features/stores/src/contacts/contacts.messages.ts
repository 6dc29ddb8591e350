import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('contacts', {
  title: { text: 'Контакты', note: 'Title and heading of the page with phones, e-mail, address and hours of the shop' },
  description: {
    text: 'Телефоны, почта, адрес и часы работы магазина автозапчастей, реквизиты компании.',
    note: 'Description of the page for search engines',
  },
  call: { text: 'Позвонить', note: 'Heading above the phone numbers' },
  write: { text: 'Написать', note: 'Heading above the e-mail address' },
  writeHint: {
    text: 'О заказе пишите с его номером: так мы ответим быстрее.',
    note: 'Under the e-mail address',
  },
  whereIsOrder: { text: 'Где мой заказ', note: 'Link to the page that shows an order by its number and phone' },
  visit: { text: 'Приехать', note: 'Heading above the address and the opening hours' },
  onMap: { text: 'Показать на карте', note: 'Link to the address on a map, on another site' },
  newTab: { text: 'откроется в новой вкладке', note: 'Read by screen readers after a link to another site' },
  openUntil: { text: 'Открыто до {time}', note: 'The store is open now; time is 20:00' },
  opensToday: { text: 'Закрыто. Откроется сегодня в {time}', note: 'The store is closed now; time is 9:00' },
  opensTomorrow: { text: 'Закрыто. Откроется завтра в {time}', note: 'The store is closed now; time is 9:00' },
  opensLater: {
    text: 'Закрыто. Откроется: {day}, {time}',
    note: 'The store is closed now; day is a short weekday such as Mon, time is 9:00',
  },
  hours: { text: 'Часы работы по московскому времени', note: 'Heading above the opening hours' },
  everyDay: { text: 'Ежедневно', note: 'The same opening hours on every day' },
  closed: { text: 'Выходной', note: 'Closed on these days' },
  details: { text: 'Реквизиты', note: 'Heading above the legal name and numbers of the company' },
  company: { text: 'Компания', note: 'Name of the row with the legal name of the company' },
  inn: { text: 'ИНН', note: 'The tax number of a Russian company' },
  ogrn: { text: 'ОГРН', note: 'The registration number of a Russian company' },
  address: { text: 'Адрес', note: 'Name of the row with the address' },
  demo: { text: 'Демонстрационные данные: такой компании нет.', note: 'The company of a demo is not real' },
  points: { text: 'Магазины и пункты выдачи', note: 'Link to the page with all pick-up points' },
  delivery: { text: 'Доставка в ваш город', note: 'Link to the page about delivery' },
  supplier: { text: 'Поставщикам', note: 'Link to the page for those who want to sell in the shop' },
  more: { text: 'Ещё', note: 'Name of the list of links to other pages, for screen readers' },
  unknown: {
    text: 'Контакты не загрузились. Обновите страницу или откройте её позже.',
    note: 'In place of all contacts',
  },
});

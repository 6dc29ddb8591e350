import { defineMessages } from '@partshop/features/core';

/** What a seller could do to sell more. */
export const messages = defineMessages('seller-advice', {
  title: { text: 'Рекомендации', note: 'Title and heading: advice to a seller' },
  lead: {
    text: 'Что сделать, чтобы продавать больше. Сначала то, что принесёт больше денег.',
    note: 'Under the heading',
  },
  counted: {
    text: 'Посчитано {time}, заказы и просмотры — с {since}',
    note: '{time} is a time, {since} is “1 октября”',
  },
  waiting: {
    text: 'Прайс ещё проверяется. Обновите страницу через минуту.',
    note: 'A price list is being checked; there is no advice yet',
  },
  fine: { text: 'Рекомендаций нет', note: 'Heading: nothing to advise' },
  fineText: {
    text: 'Цены, остатки, фото и сроки в порядке. Мы проверяем их каждый день.',
    note: 'Nothing to advise',
  },
  advice: { text: 'Рекомендации по прайсам', note: 'Name of the list of advice, for screen readers' },

  dearer: {
    text: '{count, plural, one {# товар дороже} few {# товара дороже} many {# товаров дороже} other {# товара дороже}} самой низкой цены на {percent}',
    note: 'Advice; {percent} is “8–15 %”',
  },
  dearerBasis: {
    text: 'Посчитано по заказам тех же товаров у продавцов, которые отдают дешевле и доставляют не позже: поровну между ними и вами. Товаров, которым нужна скидка больше {most} %, здесь нет.',
    note: 'What the advice about high prices is counted from',
  },
  'sold-out': {
    text: '{count, plural, one {# товар закончился, а его} few {# товара закончились, а их} many {# товаров закончились, а их} other {# товара закончились, а их}} покупают',
    note: 'Advice: out of stock while in demand',
  },
  'sold-outBasis': {
    text: 'Посчитано по вашим заказам этих товаров, а если у других их было больше — по равной доле их заказов.',
    note: 'What the advice about stock is counted from',
  },
  multiples: {
    text: '{count, plural, one {# товар продаётся} few {# товара продаются} many {# товаров продаются} other {# товара продаются}} только по {pieces} шт., а у других — и по меньше',
    note: 'Advice; {pieces} is “4” or “2–10”',
  },
  multiplesBasis: {
    text: 'Посчитано по заказам тех же товаров у продавцов, которые отдают меньше штук и доставляют не позже: поровну между ними и вами.',
    note: 'What the advice about multiples is counted from',
  },
  stale: {
    text: 'Цены {count, plural, one {# товара} few {# товаров} many {# товаров} other {# товаров}} не обновлялись {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    note: 'Advice: prices are old',
  },
  staleBasis: {
    text: 'Старые цены и остатки приводят к отказам. Посчитано по отменам и отказам товаров этого прайса.',
    note: 'What the advice about old prices is counted from',
  },
  'slow-promise': {
    text: 'Обещаете {high, plural, one {# день} few {# дня} many {# дней} other {# дня}}, а девять поставок из десяти приходят за {low, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    note: 'Advice: the promise is longer than what is kept',
  },
  'slow-promiseBasis': {
    text: 'Посчитано по {count, plural, one {# поставке} few {# поставкам} many {# поставкам} other {# поставки}} за 90 дней. Короткий срок поднимает предложение в списке.',
    note: 'What the advice about the promise is counted from',
  },
  'no-picture': {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}} без фото',
    note: 'Advice',
  },
  'no-pictureBasis': {
    text: 'Товар с фото выбирают чаще. В рублях это не посчитать: фото одного артикула видят покупатели всех продавцов.',
    note: 'Beside the advice about pictures',
  },
  'no-fit': {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}} без применимости',
    note: 'Advice: no car is known to fit',
  },
  'no-fitBasis': {
    text: 'Поиск по автомобилю их не находит. Проверьте номер и бренд в прайсе.',
    note: 'Beside the advice about cars',
  },

  wins: {
    text: 'Принесло бы {orders, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}} на {sum}',
    note: 'What following the advice would have won; {sum} is money',
  },
  costs: { text: 'Ваши продажи стоили бы на {cost} меньше', note: 'What lower prices cost; {cost} is money' },
  lost: {
    text: 'Отменено и отказано: {pieces, number} шт. на {sum}',
    note: 'What old prices have lost; {sum} is money',
  },
  viewed: {
    text: '{count, plural, one {# просмотр} few {# просмотра} many {# просмотров} other {# просмотра}}',
    note: 'How often goods were looked at',
  },

  'do-dearer': { text: 'Снизить цены', note: 'Link to a list of the new prices, which are applied there' },
  'do-multiples': { text: 'Продавать по меньше', note: 'Link to a list of the new multiples, which are applied there' },
  'do-sold-out': { text: 'Обновить остаток', note: 'Link to the goods that are sold out' },
  'do-stale': { text: 'Загрузить прайс', note: 'Link to the page of uploads' },
  'do-slow-promise': { text: 'Сократить срок', note: 'Link to the settings of warehouses' },
  'do-no-picture': { text: 'Загрузить фото', note: 'Link to the page that loads pictures' },
  'do-no-fit': { text: 'Показать товары', note: 'Link to the goods that fit no car' },

  back: { text: 'Ко всем рекомендациям', note: 'Link from the changes back to the advice' },
  'changes-dearer': { text: 'Новые цены', note: 'Heading above the prices before and after' },
  'changes-multiples': { text: 'Новая кратность', note: 'Heading above the multiples before and after' },
  changesText: {
    text: 'Ничего ещё не изменено. Примените, и это встанет в загрузки прайса, где его можно отменить.',
    note: 'Above the changes that would be made',
  },
  article: { text: 'Товар', note: 'Column: the article' },
  price: { text: 'Цена', note: 'Column: the price before and after' },
  multiple: { text: 'Кратность, шт.', note: 'Column: pieces that are sold together, before and after' },
  orders: { text: 'Заказов', note: 'Column: orders that the change would have won' },
  firstOf: {
    text: 'Показаны первые {shown, number} из {count, number}',
    note: 'Under the changes when there are more than are shown',
  },
  changed: {
    text: 'Ничего не изменено: рынок или прайс успели измениться. Посмотрите новый список.',
    note: 'Others changed something before the changes were applied',
  },
  nothing: { text: 'Менять больше нечего.', note: 'In place of the changes' },
  apply: {
    text: 'Применить к {count, plural, one {# товару} few {# товарам} many {# товарам} other {# товара}}',
    note: 'Button: makes the changes',
  },
  sending: { text: 'Применяем…', note: 'On the button while the changes are sent' },
});

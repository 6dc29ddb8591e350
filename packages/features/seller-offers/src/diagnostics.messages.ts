import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('seller-offers', {
  title: {
    text: 'Почему не покупают',
    note: 'Title and heading of the page where a seller sees why offers are not sold',
  },
  lead: {
    text: 'Что мешает покупателям найти и выбрать ваши товары. Сначала то, что в магазине покупают чаще.',
    note: 'Under the heading',
  },
  checked: { text: 'Проверено {time}', note: 'When the price lists were checked last' },
  summary: {
    text: '{faultless, number} из {offers, number} предложений — без замечаний',
    note: 'How many offers of the seller have no fault',
  },
  waiting: {
    text: 'Прайс ещё проверяется. Обновите страницу через минуту.',
    note: 'A price list was uploaded a moment ago and is checked for the first time',
  },
  kinds: { text: 'Причины', note: 'Name of the list of reasons, for screen readers' },
  fine: { text: 'Всё в порядке', note: 'Title when no offer of the seller has a fault' },
  fineText: {
    text: 'У каждого предложения есть остаток, фото, применимость и цена не выше рынка.',
    note: 'When no offer of the seller has a fault',
  },
  none: { text: 'Таких предложений нет', note: 'No offer has the chosen fault' },
  'sold-outText': {
    text: 'Остатка не хватает на одну покупку, поэтому предложение не показывается. Обновите остаток здесь или в прайсе.',
    note: 'What a reason means, and what to do',
  },
  dearerText: {
    text: 'Хотя бы два продавца с тем же сроком или быстрее отдают дешевле, и самый дешёвый — на 5 % или больше. Отметьте товары и снизьте цену до самой низкой из них.',
    note: 'What a reason means, and what to do',
  },
  'no-pictureText': {
    text: 'Товар с фото выбирают чаще. Фото одного артикула подходит всем его продавцам.',
    note: 'What a reason means, and what to do',
  },
  'no-fitText': {
    text: 'Для артикула не указано ни одной машины, поэтому поиск по автомобилю его не находит. Проверьте номер и бренд в прайсе.',
    note: 'What a reason means, and what to do',
  },
  'no-crossText': {
    text: 'Артикул не связан с номерами других производителей, поэтому его не видят те, кто ищет замену. Проверьте номер и бренд в прайсе.',
    note: 'What a reason means, and what to do',
  },
  offers: { text: 'Предложения', note: 'Name of the list of offers, for screen readers' },
  price: { text: 'Ваша цена', note: 'Before the price of the seller' },
  cheapest: { text: 'Самая низкая', note: 'Before the lowest price of other sellers' },
  cheaper: {
    text: '{count, plural, one {дешевле у # продавца} few {дешевле у # продавцов} many {дешевле у # продавцов} other {дешевле у # продавца}}',
    note: 'Beside the lowest price: how many price lists of others have the article for less',
  },
  quantity: { text: 'Остаток', note: 'Before the number of pieces in stock' },
  sold: { text: 'Продано в магазине', note: 'Before the number of pieces that all sellers sold' },
  pieces: { text: '{count, number} шт.', note: 'A number of pieces' },
  mark: { text: 'Отметить {article}', note: 'Name of a checkbox; {article} is a maker and a number' },
  change: { text: 'Изменить цену и остаток', note: 'Opens the form of an offer' },
  changeOf: {
    text: 'Изменить цену и остаток: {article}',
    note: 'Opens the form of an offer; {article} is a maker and a number',
  },
  priceField: { text: 'Цена, ₽', note: 'Field: the price of an offer in roubles' },
  quantityField: { text: 'Остаток, шт.', note: 'Field: pieces in stock' },
  until: {
    text: 'До следующей загрузки прайса: она задаст цену и остаток заново.',
    note: 'Hint below the form of an offer',
  },
  save: { text: 'Сохранить', note: 'Button of the form of an offer' },
  sending: { text: 'Отправляем…', note: 'A button while its form is sent' },
  percent: { text: 'Снижать не больше чем на, %', note: 'Field: the most percent by which a price may be lowered' },
  match: {
    text: 'Снизить отмеченные до самой низкой',
    note: 'Button: sets the marked prices to the lowest of other sellers',
  },
  changed: { text: 'Сохранено. Предложение уже проверено заново.', note: 'After an offer was changed' },
  matched: {
    text: '{lowered, plural, =0 {Ни одна цена не снижена} one {Снижена # цена} few {Снижены # цены} many {Снижено # цен} other {Снижено # цены}}{left, plural, =0 {.} one {. # оставлена: снижать пришлось бы больше, чем разрешено.} few {. # оставлены: снижать пришлось бы больше, чем разрешено.} many {. # оставлено: снижать пришлось бы больше, чем разрешено.} other {. # оставлено: снижать пришлось бы больше, чем разрешено.}}',
    note: 'After marked prices were lowered to the lowest of others: how many were, and how many were left as they are',
  },
  overtaken: {
    text: 'Ничего не сохранено: предложение только что изменилось. Сейчас: {price}, {quantity, number} шт.',
    note: 'Somebody changed the offer while the seller typed',
  },
  priceWrong: { text: 'Напишите цену в рублях, например 1 250,50', note: 'What is wrong with a price' },
  quantityWrong: { text: 'Напишите целое число, например 12', note: 'What is wrong with a number of pieces' },
  percentWrong: { text: 'Напишите число от 1 до 90', note: 'What is wrong with a percentage' },
  noneChosen: { text: 'Отметьте хотя бы один товар', note: 'No offer was marked' },
  pages: { text: 'Страницы предложений', note: 'Name of the list of pages, for screen readers' },
  previous: { text: 'Назад', note: 'Link to the page before' },
  next: { text: 'Дальше', note: 'Link to the next page' },
});

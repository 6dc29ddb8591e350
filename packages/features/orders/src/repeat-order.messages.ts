import { defineMessages } from '@partshop/features/core';

/** The page that repeats an order. */
export const messages = defineMessages('order-repeat', {
  title: { text: 'Повторить заказ {number}', note: 'Heading and title of the page that repeats an order' },
  lead: {
    text: 'Отметьте, что положить в корзину. Цены и наличие — на сегодня.',
    note: 'Under the heading of the page that repeats an order',
  },
  back: { text: 'Вернуться к заказу', note: 'Link to the page of the order' },
  lines: { text: 'Что положить в корзину', note: 'Name of the list of lines to repeat' },
  choose: { text: 'Взять {article}', note: 'Checkbox beside a line; article is a maker and a number' },
  quantityOf: { text: 'Количество {article}', note: 'Name of a quantity field; article is a maker and a number' },
  less: { text: 'Меньше', note: 'Button: fewer pieces' },
  more: { text: 'Больше', note: 'Button: more pieces' },

  samePrice: { text: 'Цена та же', note: 'Beside a line whose offer and price are those of the order' },
  priceUp: {
    text: 'Подорожало: было {before}',
    note: 'The price of one piece in the order; a higher one stands beside it',
  },
  priceDown: {
    text: 'Подешевело: было {before}',
    note: 'The price of one piece in the order; a lower one stands beside it',
  },
  otherOffer: {
    text: 'Прежнего предложения нет — нашли другое',
    note: 'The seller of the order no longer has it; another seller has',
  },
  superseded: {
    text: 'Производитель заменил номер {number} на этот',
    note: 'Beside a line: the ordered number is no longer sold, this is the new one; number is the old one',
  },
  newer: { text: 'Есть новый номер: {number}', note: 'The maker replaced the number, but the old one is still sold' },
  unavailable: { text: 'Нет в продаже', note: 'Nobody sells the article of a line' },
  seeSubstitutes: {
    text: 'Посмотреть замены',
    note: 'Link to the page of an article that nobody sells: it lists substitutes',
  },
  wasCancelled: { text: 'В том заказе отменили', note: 'The line was cancelled, refused or returned then' },
  quantityPrice: { text: '{count} шт. × {price}', note: 'Pieces and the price of one' },
  packs: { text: 'Продаётся по {count} шт.', note: 'The least number of pieces' },
  onlySo: { text: 'Осталось {count} шт.', note: 'Fewer pieces than were ordered' },

  chosen: {
    text: '{count, plural, one {# позиция} few {# позиции} many {# позиций} other {# позиции}}',
    note: 'How many lines are chosen; their sum stands beside it',
  },
  submit: { text: 'Положить в корзину', note: 'Button that puts the chosen lines into the basket' },
  sending: { text: 'Кладём…', note: 'The button while the basket is changed' },
  nothingChosen: { text: 'Отметьте хотя бы одну позицию', note: 'Error: nothing is chosen' },
  badQuantity: { text: 'Количество — целое число от 1', note: 'Error: a quantity is no whole number' },
  changedTitle: { text: 'Пока вы выбирали, что-то изменилось', note: 'Heading: nothing was put into the basket' },
  changedText: {
    text: 'Какой-то из деталей столько уже нет, или часть её лежит в корзине. Мы обновили список — проверьте количество и повторите.',
    note: 'Under “Пока вы выбирали, что-то изменилось”',
  },
  fullTitle: { text: 'Корзина полна', note: 'Heading: nothing was put into the basket' },
  fullText: {
    text: 'Оформите то, что в ней есть, или уберите лишнее. Ваш выбор здесь сохранён.',
    note: 'Under “Корзина полна”',
  },
  noneTitle: { text: 'Этих деталей больше нет в продаже', note: 'Nothing of the order can be bought' },
  noneText: {
    text: 'Откройте деталь, чтобы посмотреть замены.',
    note: 'Nothing of the order can be bought; the list of its articles follows',
  },
});

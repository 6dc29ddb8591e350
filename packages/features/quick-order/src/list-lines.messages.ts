import { defineMessages } from '@partshop/features/core';

/** The texts of the lines of a checked list. */
export const messages = defineMessages('list-lines', {
  lines: { text: 'Строки списка', note: 'Heading of the lines of a checked list' },
  onlyLook: {
    text: 'Только те, что требуют внимания ({count})',
    note: 'Checkbox: hides the lines that can be put into the basket; count is the number of the others',
  },
  makers: { text: 'Есть у нескольких производителей. Выберите:', note: 'Several makers have this number' },
  makersOther: {
    text: 'У производителя «{maker}» такого номера нет. Он есть у других:',
    note: 'The maker of the line does not have this number, others have it',
  },
  replaced: {
    text: 'Номера {number} нет в продаже. Вместо него:',
    note: 'The number cannot be had; offers of others follow',
  },
  newer: { text: 'новый номер', note: 'After an article: its maker’s newer number in place of the old one' },
  analogue: { text: 'аналог', note: 'After an article: a substitute of another maker' },
  'not-enough': {
    text: 'Столько нет. {count, plural, one {Осталась # шт.} few {Осталось # шт.} many {Осталось # шт.} other {Осталось # шт.}}',
    note: 'The offer has fewer pieces than the line asks for',
  },
  take: { text: 'Взять {count} шт.', note: 'Button: change the quantity to what can be had' },
  'no-offers': { text: 'Нет в продаже, и замены нет.', note: 'The number is known, nobody sells it' },
  'not-found': { text: 'Такого номера нет.', note: 'No article has this number' },
  near: { text: 'Такого номера нет. Может быть, это:', note: 'No article has this number; similar numbers follow' },
  'bad-qty': { text: 'Количество должно быть целым числом от 1 до 9999.', note: 'The quantity of a line is wrong' },
  'no-number': { text: 'В строке нет номера.', note: 'A line of the list has no part number' },
  refused: { text: 'Не добавлено: столько у продавца уже нет.', note: 'A line was not put into the basket' },
  full: { text: 'Не добавлено: в корзине уже 500 строк.', note: 'A line was not put into the basket' },
  raised: {
    text: 'Продаётся по {multiplicity} шт.: вместо {asked} взяли {pieces}.',
    note: 'The quantity was raised to whole packs',
  },
  packs: { text: 'По {count} шт. в упаковке', note: 'The goods are sold in packs of so many pieces' },
  choose: { text: 'Выбрать', note: 'Button beside an article: take this one for the line' },
  chooseOf: { text: 'Выбрать {number}', note: 'The same for screen readers; number is a maker and part number' },
  none: { text: 'нет предложений', note: 'After an article that nobody sells' },
  inStock: { text: 'в наличии {count} шт.', note: 'Pieces that the seller has' },
  quantityOf: { text: 'Количество {number}', note: 'Label of a quantity field; number is a part number' },
  less: { text: 'Меньше', note: 'Button of a quantity field' },
  more: { text: 'Больше', note: 'Button of a quantity field' },
  remove: { text: 'Убрать строку {line}', note: 'Button: removes a line from the list; line is its number' },
  apply: { text: 'Проверить', note: 'Button: checks a line again with what was typed into it' },
  maker: { text: 'Производитель в строке {line}', note: 'Label of a field of a line' },
  number: { text: 'Номер в строке {line}', note: 'Label of a field of a line' },
  qty: { text: 'Количество в строке {line}', note: 'Label of a field of a line' },
});

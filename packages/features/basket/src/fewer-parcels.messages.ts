import { defineMessages } from '@partshop/features/core';

/** The offer to change lines of the basket so that fewer parcels come. */
export const messages = defineMessages('fewer-parcels', {
  name: { text: 'Сколько придёт посылок', note: 'Name of the page region with the offer' },
  title: {
    text: '{after, plural, one {# посылка} few {# посылки} many {# посылок} other {# посылки}} вместо {before}',
    note: 'Heading: how many parcels would come, and how many come now',
  },
  dearer: { text: 'дороже на {sum}', note: 'After the number of parcels; {sum} is an amount of money' },
  cheaper: { text: 'дешевле на {sum}', note: 'After the number of parcels; {sum} is an amount of money' },
  samePrice: { text: 'за те же деньги', note: 'After the number of parcels: the basket costs the same' },
  sooner: {
    text: '{days, plural, one {на # день раньше} few {на # дня раньше} many {на # дней раньше} other {на # дня раньше}}',
    note: 'After the number of parcels: by how many days the last part comes sooner',
  },
  swaps: {
    text: '{count, plural, one {Что заменим: # строку} few {Что заменим: # строки} many {Что заменим: # строк} other {Что заменим: # строки}}',
    note: 'Opens the list of the lines that would change; the articles stay, their sellers do not',
  },
  price: { text: '{before}, станет {after}', note: 'Price of a piece now and after the change' },
  take: { text: 'Заменить', note: 'Button: change the lines so that fewer parcels come' },
  taking: { text: 'Заменяем…', note: 'The button “Заменить” while its answer is awaited' },
  changed: {
    text: '{count, plural, one {Заменили # строку} few {Заменили # строки} many {Заменили # строк} other {Заменили # строки}}, чтобы посылок было меньше',
    note: 'After “Заменить”; the button “Вернуть как было” follows',
  },
  undo: { text: 'Вернуть как было', note: 'Button: give the lines back the offers that they had' },
  undoing: { text: 'Возвращаем…', note: 'The button “Вернуть как было” while its answer is awaited' },
  outdated: {
    text: 'Цены, сроки или наличие изменились, мы ничего не заменили. Посмотрите, что можно сейчас.',
    note: 'Error after “Заменить”',
  },
});

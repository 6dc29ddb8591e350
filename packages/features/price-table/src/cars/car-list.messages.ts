import { defineMessages } from '@partshop/features/core';

/** Texts of the cars that an article fits, which are shown when they are opened. */
export const messages = defineMessages('price-cars', {
  failed: { text: 'Список машин не загрузился.', note: 'In place of the cars that the part fits' },
  retry: { text: 'Попробовать ещё раз', note: 'Link that loads the cars that the part fits again' },
  total: {
    text: 'Всего {count, plural, one {# модификация} few {# модификации} many {# модификаций} other {# модификации}}',
    note: 'How many engines of cars the part fits',
  },
  found: {
    text: 'Найдено {count} из {total}',
    note: 'How many engines of cars that the part fits the search finds; {total}: of how many',
  },
  shown: {
    text: 'Показаны первые {count} из {total}. Уточните поиск, чтобы увидеть остальные.',
    note: 'The part fits more engines of cars than the page shows',
  },
  search: { text: 'Марка, модель или двигатель', note: 'Search field in the cars that the part fits' },
  submit: { text: 'Найти', note: 'Button of the search in the cars that the part fits' },
  nothing: {
    text: 'Среди этих машин такой нет.',
    note: 'The search in the cars that the part fits found nothing',
  },
  all: { text: 'Показать все', note: 'Link that ends the search in the cars that the part fits' },
  none: {
    text: 'Для этого номера машины не указаны: сверьте его со старой деталью или спросите продавца.',
    note: 'Nobody said which cars the part fits',
  },
  ownCar: { text: 'Ваша машина: {car}', note: 'Above the cars that the part fits, before its verdict' },
  engines: {
    text: '{count, plural, one {# двигатель} few {# двигателя} many {# двигателей} other {# двигателя}}',
    note: 'Beside a brand: the number of engines of its cars that the part fits',
  },
  yearsBetween: { text: '{from}–{to}', note: 'The years in which a car was made, such as 2012–2020' },
  yearsFrom: { text: 'с {from}', note: 'A car that has been made since this year' },
  yearsTo: { text: 'до {to}', note: 'A car that was made until this year' },
  source: {
    text: 'Источник: {name}, проверено {date}',
    note: 'Who says which cars the part fits, and when it was checked',
  },
});

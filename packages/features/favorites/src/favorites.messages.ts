import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('favorites', {
  title: { text: 'Избранное', note: 'Title and heading of the wish list' },
  count: {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'Under the heading: the number of articles in the wish list',
  },
  compare: {
    text: 'Сравнение: {count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'Link to the page that compares the articles chosen for it',
  },
  forCar: {
    text: 'Для {car}',
    note: 'Heading of the articles that were chosen for this car, such as Škoda Octavia III 1.4 TSI',
  },
  forNoCar: { text: 'Без автомобиля', note: 'Heading of the articles that were chosen without a car' },
  emptyTitle: { text: 'В избранном пока пусто', note: 'Heading of the empty wish list' },
  emptyText: {
    text: 'Нажмите на сердечко у товара — он останется здесь, пока вы выбираете. После входа список будет и на других ваших устройствах.',
    note: 'Under it; the heart is the button of every article',
  },
  full: {
    text: 'В избранном уже {count} товаров, больше не поместится. Уберите то, что больше не нужно.',
    note: 'The wish list holds no more articles; count is 200',
  },
});

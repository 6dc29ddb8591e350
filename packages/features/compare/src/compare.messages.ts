import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('compare', {
  title: { text: 'Сравнение', note: 'Title and heading of the page that compares articles' },
  properties: { text: 'Свойство', note: 'For screen readers: head of the column with the names of properties' },
  onlyDifferences: { text: 'Только различия', note: 'Switch: hide the properties that are equal' },
  best: { text: 'лучше всех', note: 'Beside the lowest price or the shortest delivery' },
  missing: { text: 'нет данных', note: 'In place of a property that an article lacks' },
  noDifferences: { text: 'Товары ничем не отличаются.', note: 'When the switch hides every property' },
  price: { text: 'Цена', note: 'Name of a row' },
  delivery: { text: 'Доставка', note: 'Name of a row: when it arrives' },
  fit: { text: 'Подходит к {car}', note: 'Name of a row: whether the articles fit the visitor’s car' },
  fitUnknown: { text: 'Подходит к вашей машине', note: 'The same where the car’s name is not known' },
  remove: { text: 'Убрать: {article}', note: 'Button: take this article out of the comparison' },
  addOther: {
    text: 'Добавьте ещё хотя бы один товар кнопкой «Сравнить» на его карточке или странице.',
    note: 'Above the only article of the comparison',
  },
  full: {
    text: 'В сравнении уже {count} товара, больше не поместится. Уберите один и добавьте новый снова.',
    note: 'The comparison holds no more articles; count is 4',
  },
  emptyTitle: { text: 'Пока нечего сравнивать', note: 'Heading of the empty comparison' },
  emptyText: {
    text: 'Нажмите на весы у двух, трёх или четырёх товаров: здесь они встанут рядом, и будет видно, чем они отличаются.',
    note: 'Under it; the scales are the button of every article',
  },
});

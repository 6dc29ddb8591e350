import { defineMessages } from '@partshop/features/core';

/** Texts of the selector in steps, of its page and of its popup; it needs those of `car-selector.messages.ts` too. */
export const messages = defineMessages('car-picker', {
  findBrand: {
    text: 'Найти марку или модель',
    note: 'Search field in the list of brands; it finds models of all brands too',
  },
  models: { text: 'Модели', note: 'Heading of the models that the search among brands found' },
  findModel: { text: 'Найти модель', note: 'Search field in the list of models' },
  findEngine: { text: 'Найти двигатель', note: 'Search field in the list of engines' },
  edit: { text: 'изменить', note: 'For screen readers, after a step of the choice that was done: choose it again' },
  popular: { text: 'Популярные', note: 'Heading of the most common brands' },
  letters: { text: 'По буквам', note: 'Names the index of letters above the brands, for screen readers' },
  pending: { text: 'Загружаем список…', note: 'For screen readers, while brands, models or engines load' },
  notFound: {
    text: 'Ничего не нашлось. Проверьте, как написано название.',
    note: 'The search in a list of brands, models or engines found nothing',
  },
  found: {
    text: '{count, plural, one {Найден # вариант} few {Найдено # варианта} many {Найдено # вариантов} other {Найдено # варианта}}',
    note: 'For screen readers: how many brands, models or engines the search found',
  },
  pageTitle: { text: 'Мой автомобиль', note: 'Title of the page and of the popup with the choice of a car' },
  pageText: {
    text: 'Выберите автомобиль, и магазин покажет, какие детали к нему подходят.',
    note: 'Under the title of the page with the choice of a car',
  },
  keep: { text: 'Это мой автомобиль', note: 'Button: keep the chosen car as the current one' },
  clear: { text: 'Убрать автомобиль', note: 'Button: the visitor has no current car any more' },
  recent: { text: 'Недавние автомобили', note: 'Heading of the cars that were chosen before the current one' },
  forget: { text: 'Забыть {car}', note: 'Button with a cross at a recent car. {car} is its full name' },
  close: { text: 'Закрыть', note: 'Button with a cross: closes the choice of a car' },
});

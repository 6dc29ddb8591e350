import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('car-selector', {
  orPick: {
    text: 'Или выберите автомобиль',
    note: 'Heading above the choice of a car on a page that was not found',
  },
  title: { text: 'Выбор машины', note: 'Names the form of brand, model and engine for screen readers' },
  brand: { text: 'Марка', note: 'Field of the choice of a car, and its empty option: the brand' },
  model: { text: 'Модель', note: 'Field of the choice of a car, and its empty option: the model' },
  engine: { text: 'Двигатель', note: 'Field of the choice of a car, and its empty option: the engine' },
  loading: { text: 'Загружаем марки…', note: 'The only option of the brand field until the brands have come' },
  findBrand: { text: 'Найти марку', note: 'Search field in the list of brands' },
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
  submit: { text: 'Подобрать запчасти', note: 'Button of the choice of a car: keep the car and find its parts' },
  listFailed: {
    text: 'Список не загрузился',
    note: 'Error at a field of the choice of a car; a message with a button to try again follows',
  },
  listFailedText: {
    text: 'Не удалось загрузить список. Проверьте связь и попробуйте ещё раз.',
    note: 'Under the choice of a car: brands, models or engines did not load',
  },
  nothing: { text: 'В каталоге пока ничего нет', note: 'Error at a field of the choice of a car: its list is empty' },
  saving: { text: 'Запоминаем машину…', note: 'Under the choice of a car, while it is sent' },
  saved: {
    text: 'Ваша машина: {car}',
    note: 'Under the choice of a car: the car that is saved. {car} is its full name',
  },
  parts: { text: 'Запчасти для неё', note: 'Link to the parts of the car that was chosen' },
  notSaved: {
    text: 'Не удалось сохранить выбор машины. Проверьте связь и попробуйте ещё раз.',
    note: 'Under the choice of a car: the choice, or the clearing of it, could not be sent',
  },
});

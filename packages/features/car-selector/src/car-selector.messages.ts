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

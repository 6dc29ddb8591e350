import { defineMessages } from '@partshop/features/core';

/** The texts of pages with levels of the catalogue. The first four are those of §4. */
export const messages = defineMessages('catalogue-levels', {
  brand: { text: 'Бренд', note: 'Breadcrumb: no brand of car is chosen yet' },
  seria: { text: 'Серия', note: 'Breadcrumb: no series of a brand of car is chosen yet' },
  model: { text: 'Модель', note: 'Breadcrumb: no model of a series is chosen yet' },
  engine: { text: 'Двигатель', note: 'Breadcrumb: no engine of a model is chosen yet' },
  parents: { text: 'Другие разделы', note: 'Menu beside a breadcrumb: other sections of the catalogue of parts' },
  categories: { text: 'Другие категории', note: 'Menu beside a breadcrumb: other categories of the same section' },
  brands: { text: 'Выбрать бренд', note: 'Menu beside a breadcrumb: brands of cars' },
  series: { text: 'Выбрать серию', note: 'Menu beside a breadcrumb: series of the brand' },
  models: { text: 'Выбрать модель', note: 'Menu beside a breadcrumb: models of the series' },
  engines: { text: 'Выбрать двигатель', note: 'Menu beside a breadcrumb: engines of the model' },
  more: { text: 'Ещё уровни', note: 'Button in the breadcrumbs of a phone: shows the levels that are folded' },
});

import { defineMessages } from '@partshop/features/core';

export const messages = defineMessages('car-catalog', {
  cars: { text: 'Запчасти по марке', note: 'Breadcrumb: the pages that lead to the parts of a car' },
  carsTitle: { text: 'Запчасти по марке автомобиля', note: 'Title and heading of the list of brands of cars' },
  carsDescription: {
    text: 'Выберите марку, серию, модель и двигатель — покажем запчасти, которые подходят к машине.',
    note: 'Under the heading of the list of brands of cars, and its description for search engines',
  },
  commonBrands: { text: 'Популярные марки', note: 'Heading above the most common brands of cars' },
  allBrands: { text: 'Все марки', note: 'Heading above all brands of cars by their first letter' },
  noBrands: { text: 'Каталог машин пока пуст', note: 'Heading: there are no brands of cars' },
  noBrandsText: { text: 'Найдите деталь по номеру или названию.', note: 'Text where a list to choose from is empty' },
  carTitle: {
    text: 'Запчасти для {car}',
    note: 'Title and heading of a page on parts for a car. {car}: its brand, and series, model and engine if chosen',
  },
  carDescription: {
    text: 'Запчасти для {car}: цены и сроки доставки от разных продавцов.',
    note: 'Description of a page on parts for a car, for search engines',
  },
  chooseBrand: { text: 'Выберите марку', note: 'Heading above links to brands of cars' },
  chooseSeries: { text: 'Выберите серию', note: 'Heading above cards of the series of a brand' },
  chooseModel: { text: 'Выберите модель', note: 'Heading above the models of a series' },
  chooseEngine: { text: 'Выберите двигатель', note: 'Heading above the engines of a model' },
  chooseCategory: { text: 'Что подходит к этой машине', note: 'Heading above categories of parts that fit a car' },
  since: { text: 'с {year} года', note: 'On the card of a series: the year in which its production began' },
  nothingToChoose: { text: 'Здесь пока ничего нет', note: 'Heading: the list to choose from is empty' },

  catalogue: { text: 'Каталог запчастей', note: 'Breadcrumb: the list of all categories of parts' },
  catalogueTitle: { text: 'Каталог автозапчастей', note: 'Title and heading of the list of all categories' },
  catalogueDescription: {
    text: 'Все категории запчастей и автотоваров с ценами и наличием.',
    note: 'Under the heading of the list of all categories, and its description for search engines',
  },
  emptyCatalogue: { text: 'Каталог пока пуст', note: 'Heading: there are no categories with goods' },
  goodsCount: {
    text: '{count, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}',
    note: 'The number of articles of a category that are on offer',
  },
  categoryTitle: {
    text: '{name} — цены и наличие',
    note: 'Title of a category’s page. {name}: the category, with its car if one is chosen',
  },
  categoryTitleOfPage: {
    text: '{name} — страница {page}',
    note: 'Title of a further page of a category’s goods. {name}: the category, with its car if one is chosen',
  },
  categoryDescription: {
    text: '{name}: цены, наличие и сроки доставки от разных продавцов.',
    note: 'Description of a category’s page for search engines',
  },
  categoryForCar: {
    text: '{category} для {car}',
    note: 'Heading: a category of parts for a car, “Oil filters for Škoda Octavia”',
  },
  otherCars: { text: 'Для других машин', note: 'Link from a category’s goods for one car to its goods for all cars' },
  car: { text: 'Ваш автомобиль', note: 'Name of the choice of a car on a category’s page' },
  subCategories: { text: 'Категории раздела', note: 'Heading above the sub-categories of a section' },
  moreCategories: {
    text: 'Показать ещё {count}',
    note: 'Opens the rest of a list of categories. {count}: how many there are',
  },
  goods: { text: 'Товары категории', note: 'Heading above a category’s goods for all cars' },
  goodsText: {
    text: 'Показаны товары для всех машин. Выберите двигатель — останутся только подходящие.',
    note: 'Above a category’s goods where the car is not chosen down to its engine',
  },
  onlyFitting: {
    text: 'Показать только подходящие к {car}',
    note: 'Link above a category’s goods for all cars, for a visitor with a car. {car}: its name',
  },
  fittingGoods: { text: 'Подходит к машине', note: 'Heading above a category’s goods that fit the chosen car' },
  noGoods: { text: 'Сейчас таких товаров нет', note: 'Heading: no goods of a category are on offer' },
  noFittingGoods: {
    text: 'Для этой машины предложений пока нет',
    note: 'Heading: no goods of a category are on offer for the chosen car',
  },
  noGoodsText: {
    text: 'Найдите деталь по номеру или посмотрите соседние категории.',
    note: 'Text where a category has no goods on offer',
  },
  goodsFailed: { text: 'Товары не загрузились', note: 'Heading in place of a category’s goods that failed to load' },
  goodsFailedText: {
    text: 'Обновите страницу через минуту. Поиск по номеру работает.',
    note: 'Text in place of a category’s goods that failed to load',
  },
  about: { text: 'О категории', note: 'Opens a long article about a category' },

  parts: {
    text: 'Запчасти по модификации',
    note: 'Breadcrumb: the pages of brands, models and engines with their parts',
  },
  partsRootTitle: { text: 'Запчасти по модификации автомобиля', note: 'Title and heading: brands to choose from' },
  partsTitle: {
    text: 'Все запчасти для {car}',
    note: 'Title and heading of the parts of a car. {car}: its brand, and model and engine if chosen',
  },
  filter: { text: 'Название детали', note: 'Field that narrows the parts of a car to those with this name' },
  wipers: { text: 'Щётки стеклоочистителя', note: 'Link to the choice of wiper blades by car, and its breadcrumb' },
  wipersOfCar: {
    text: 'Щётки для этой машины',
    note: 'Link from the parts of a car to the sizes of its wiper blades',
  },
  applyFilter: { text: 'Показать', note: 'Button beside the field «Название детали»' },
});

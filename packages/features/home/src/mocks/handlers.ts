import type { HttpHandler } from 'msw';
import type { Category } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { pictureOf } from '@partshop/api-client/mocks/pictures';
import { goods, makeGood, makeList } from '@partshop/features/search/mocks';

const PATH = '/services/catalogs/topsale_json';

/** A page of 24 cards of 500. */
const page = Array.from({ length: 24 }, (_, index) =>
  makeGood({ ...goods[index % goods.length], articleId: 5000 + index }),
);

const CATEGORIES = '/services/search/category-car-parts-list';

const category = (name: string, url: string, picture?: string): Category => ({
  categoryId: url.length,
  categoryName: name,
  categoryLink: `/avtozapchasti/${url}`,
  categoryUrl: url,
  categoryImage: '',
  image: picture === undefined ? null : pictureOf(picture),
  isExists: true,
  children: [],
});

/** Seven categories with goods, some of which have a photograph, and one without goods. */
const categories = [
  category('Фильтры', 'filters', 'oil-filters-a'),
  category('Тормозная система', 'brakes-and-discs', 'brake-discs-a'),
  category('Подвеска и амортизация', 'shock-absorbers'),
  category('Двигатель', 'engine'),
  category('Электрика и зажигание', 'ignition-and-electrics', 'spark-plugs-a'),
  category('Освещение', 'lamps'),
  category('Масла и жидкости', 'oils-and-fluids'),
  { ...category('Пустая категория', 'nothing-is-in-this-one'), isExists: false },
];

const withCategories = () => mockCall('get', CATEGORIES, categories);

export const loaded = (): HttpHandler[] => [mockCall('get', PATH, makeList(page, 500)), withCategories()];
/** The goods are there, and the categories fail. */
export const withoutCategories = (): HttpHandler[] => [
  mockCall('get', CATEGORIES, refuse(500, { code: 'internal' })),
  ...loaded(),
];
/** The catalogue is empty. */
export const empty = (): HttpHandler[] => [mockCall('get', PATH, makeList([])), mockCall('get', CATEGORIES, [])];
export const failing = (): HttpHandler[] => [
  mockCall('get', PATH, refuse(500, { code: 'internal' })),
  withCategories(),
];

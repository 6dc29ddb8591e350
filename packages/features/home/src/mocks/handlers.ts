import type { HttpHandler } from 'msw';
import type { Category } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { pictureOf } from '@partshop/api-client/mocks/pictures';
import { goods, makeGood, makeList } from '@partshop/features/search/mocks';
import { SEEN, seenGoods } from '@partshop/features/seen/mocks';

const PATH = '/services/catalogs/topsale_json';
const FACTS = '/services/shopfacts';
const CATEGORIES = '/services/search/category-car-parts-list';
const GOODS_PAGES = '/services/catalogs/goodspages_json';
const NEWS = '/services/news/getPost';

/** A page of 24 cards of 500. */
const page = Array.from({ length: 24 }, (_, index) =>
  makeGood({ ...goods[index % goods.length], articleId: 5000 + index }),
);

const category = (categoryId: number, name: string, url: string, picture?: string): Category => ({
  categoryId,
  categoryName: name,
  categoryLink: `/avtozapchasti/${url}`,
  categoryUrl: url,
  categoryImage: '',
  image: picture === undefined ? null : pictureOf(picture),
  isExists: true,
  goodsCount: 10 ** (categoryId % 5) + categoryId,
  children: [],
});

/** Seven categories with goods, of which one has no photograph, and one without goods. */
const categories = [
  category(0, 'Фильтры', 'filters', 'oil-filters-a'),
  category(1, 'Тормозная система', 'brakes-and-discs', 'brake-calipers-b'),
  category(2, 'Подвеска и амортизация', 'shock-absorbers', 'shock-absorbers-a'),
  category(3, 'Двигатель', 'engine', 'timing-belt-kits-a'),
  category(4, 'Электрика и зажигание', 'ignition-and-electrics', 'alternators-a'),
  category(5, 'Освещение', 'lamps'),
  category(6, 'Масла и жидкости', 'oils-and-fluids', 'motor-oils-a'),
  { ...category(7, 'Пустая категория', 'nothing-is-in-this-one'), isExists: false, goodsCount: 0 },
];

const withCategories = () => mockCall('get', CATEGORIES, categories);

const withFacts = () => mockCall('get', FACTS, { offers: 48_213, sellers: 31, points: 44, cities: 12 });

const goodsPage = (url: string, name: string, goodsCount: number, picture?: string) => ({
  url,
  name,
  image: picture === undefined ? null : pictureOf(picture),
  goodsCount,
});

/** Pages of goods with photographs and with drawings. */
const withGoodsPages = () =>
  mockCall('get', GOODS_PAGES, [
    goodsPage('oils', 'Моторные масла', 647, 'motor-oils-a'),
    goodsPage('batteries', 'Аккумуляторы', 179, 'batteries-a'),
    goodsPage('compressors', 'Компрессоры', 50),
    goodsPage('first-aid-kits', 'Аптечки', 52),
    goodsPage('tools', 'Инструменты', 139),
  ]);

const post = (id: number, title: string, text: string, day: string) => ({
  id,
  title,
  html: `<p>${text}</p>`,
  lang: 'ru' as const,
  publishedAt: `${day}T07:00:00Z`,
});

/** A draft, which only editors get, is not shown. */
const withNews = () =>
  mockCall('get', NEWS, [
    { ...post(4, 'Черновик', 'Ещё не готово.', '2026-11-20'), publishedAt: null },
    post(
      3,
      'Сроки доставки теперь с вероятностью',
      'У каждого предложения видно, как часто продавец держал срок.',
      '2026-11-16',
    ),
    post(2, 'Готовимся к зиме', 'Большинство поломок первых холодов видно заранее.', '2026-10-05'),
    post(1, 'Открыли пункты выдачи', 'Теперь заказ можно забрать ещё ближе к дому.', '2026-09-14'),
  ]);

const others = () => [withCategories(), withFacts(), seenGoods(), withGoodsPages(), withNews()];

export const loaded = (): HttpHandler[] => [mockCall('get', PATH, makeList(page, 500)), ...others()];
/** The goods are there; the categories, the pages of goods, the news, the facts and what was seen fail. */
export const goodsAlone = (): HttpHandler[] => [
  ...([CATEGORIES, FACTS, SEEN, GOODS_PAGES, NEWS] as const).map((path) =>
    mockCall('get', path, refuse(500, { code: 'internal' })),
  ),
  ...loaded(),
];
/** The catalogue is empty, and what was seen is gone. */
export const empty = (): HttpHandler[] => [
  mockCall('get', PATH, makeList([])),
  mockCall('get', CATEGORIES, []),
  mockCall('get', FACTS, { offers: 0, sellers: 0, points: 0, cities: 0 }),
  mockCall('get', SEEN, makeList([])),
  mockCall('get', GOODS_PAGES, []),
  mockCall('get', NEWS, []),
];
export const failing = (): HttpHandler[] => [mockCall('get', PATH, refuse(500, { code: 'internal' })), ...others()];

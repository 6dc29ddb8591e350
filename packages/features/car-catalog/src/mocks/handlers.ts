import type { HttpHandler } from 'msw';
import type { Category, CategoryInfo, components, WiperSizes } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { carsHandlers, filtersInfo, golfCar, oilFiltersInfo, wiperSizes } from '@partshop/api-client/mocks/cars';
import { pictureOf } from '@partshop/api-client/mocks/pictures';
import { goods, makeGood, makeList } from '@partshop/features/search/mocks';

type CarGroup = components['schemas']['CarGroup'];

const LISTS = '/services/search/car-search-data';
const CHECK = '/services/search/checklinkavtozapchasti';
const TREE = '/services/search/category-car-parts-list';
const INFO = '/services/search/get-category-car-parts-info';
const GOODS = '/services/catalogs/cargoods_json';
const SERIES = '/services/search/get-car-seria-data';
const WIPERS = '/services/catalogs/wipers_json';

const option = (value: number, urls: string[], breadCrumbs: string[], text = breadCrumbs.at(-1) ?? '') => ({
  text,
  value,
  linkUrl: ['/zapchasti', ...urls].join('/'),
  breadCrumbs,
});

const brand = (value: number, name: string) => option(value, [name.toLowerCase()], [name]);
const volkswagen = brand(golfCar.brandId, 'Volkswagen');
const lada = brand(41, 'LADA');

const brands: CarGroup[] = [
  { groupName: '', children: [volkswagen, lada] },
  { groupName: 'K', children: [brand(51, 'Kia')] },
  { groupName: 'L', children: [lada, brand(52, 'Lexus')] },
  { groupName: 'V', children: [volkswagen, brand(53, 'Volvo')] },
];

const model = (value: number, url: string, name: string, years: string) =>
  option(value, ['volkswagen', 'golf', url], ['Volkswagen', 'Golf', name], `${name}, ${years}`);

const models: CarGroup[] = [
  {
    groupName: 'Golf',
    seriaUrl: 'golf',
    children: [
      model(30, 'mk8', 'Mk8', '2019–'),
      model(33, 'mk7', 'Mk7', '2012–2020'),
      model(36, 'mk6', 'Mk6', '2008–2013'),
    ],
  },
];

const engine = (value: number, url: string, name: string) =>
  option(value, ['volkswagen', 'golf', 'mk7', url], ['Volkswagen', 'Golf', 'Mk7', name]);

const engines: CarGroup[] = [
  { groupName: 'Бензин', children: [engine(34, '1-4-tsi', '1.4 TSI'), engine(37, '2-0-tsi', '2.0 TSI')] },
  { groupName: 'Дизель', children: [engine(35, '2-0-tdi', '2.0 TDI')] },
];

function listOf(url: string): CarGroup[] {
  const level = new URL(url).searchParams.get('dataType');
  if (level === 'brand') return brands;
  return level === 'model' ? models : engines;
}

const child = (
  categoryId: number,
  categoryName: string,
  parent: string,
  url: string,
): Category['children'][number] => ({
  categoryId,
  categoryName,
  categoryLink: `/avtozapchasti/${parent}/${url}`,
  categoryUrl: url,
  categoryImage: '',
  image: null,
  isExists: true,
  goodsCount: categoryId * 3,
});

const parent = (id: number, name: string, url: string, picture: string, children: [string, string][]): Category => ({
  categoryId: id,
  categoryName: name,
  categoryLink: `/avtozapchasti/${url}`,
  categoryUrl: url,
  categoryImage: '',
  image: pictureOf(picture),
  isExists: true,
  goodsCount: id * 12,
  children: children.map(([childName, childUrl], index) => child(id + index + 1, childName, url, childUrl)),
});

/** Three sections with goods, and one without. */
const tree: Category[] = [
  parent(100, 'Фильтры', 'filters', 'oil-filters-a', [
    ['Фильтры масляные', 'oil-filters'],
    ['Фильтры воздушные', 'air-filters'],
  ]),
  parent(200, 'Тормозная система', 'brakes', 'brake-calipers-b', [
    ['Тормозные колодки', 'brake-pads'],
    ['Тормозные диски', 'brake-discs'],
    ['Суппорты', 'brake-calipers'],
  ]),
  parent(300, 'Подвеска и амортизация', 'suspension', 'shock-absorbers-a', [['Амортизаторы', 'shock-absorbers']]),
  { ...parent(400, 'Пустой раздел', 'nothing', 'oil-filters-a', []), isExists: false },
];

/** A page of 24 cards of 60. */
const cards = Array.from({ length: 24 }, (_, index) =>
  makeGood({ ...goods[index % goods.length], articleId: 6000 + index }),
);

/** Blades of the Golf: four for the driver's side, one for the passenger's, none for the rear window. */
const wipersOfGolf: WiperSizes = {
  ...wiperSizes,
  blades: wiperSizes.blades.map((blade, place) => ({
    ...blade,
    items: Array.from({ length: [4, 1, 0][place] ?? 0 }, (_, index) =>
      makeGood({
        ...goods[index % goods.length],
        articleId: 7000 + 10 * place + index,
        productName: `Щётка стеклоочистителя ${blade.lengthMm} мм`,
      }),
    ),
  })),
};

/** Every call of the screens: a Volkswagen Golf Mk7 1.4 TSI, and oil filters. */
export const loaded = (): HttpHandler[] => [
  mockCall('get', CHECK, true),
  mockCall('get', LISTS, ({ url }) => listOf(url)),
  mockCall('get', TREE, tree),
  // A car of a URL becomes the visitor's own (§4).
  mockCall('post', '/services/cabinet/set-engine-id', { ok: true }),
  mockCall('get', '/services/search/get-root-by-car', { ...golfCar } as never),
  mockCall('get', '/services/clientbaseinfo', {
    EngineId: golfCar.engineId ?? 0,
    ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 },
  }),
  mockCall('get', WIPERS, wipersOfGolf),
  ...carsHandlers(makeList(cards, 60)),
];

/** Nobody knows the sizes of the Golf's wiper blades. */
export const wipersUnknown = (): HttpHandler[] => [
  mockCall('get', WIPERS, refuse(404, { code: 'not-found' })),
  ...loaded(),
];

/** No blade is on offer; both front ones are as long, and the sizes are real. */
export const wipersNotOnOffer = (): HttpHandler[] => [
  mockCall('get', WIPERS, {
    ...wiperSizes,
    connector: 'hook',
    isDemo: false,
    blades: [
      { place: 'driver', lengthMm: 530, items: [] },
      { place: 'passenger', lengthMm: 530, items: [] },
    ],
  }),
  ...loaded(),
];

/** The catalogue has neither cars nor categories nor goods. */
export const empty = (): HttpHandler[] => [
  mockCall('get', LISTS, []),
  mockCall('get', SERIES, []),
  mockCall('get', TREE, []),
  mockCall('get', GOODS, makeList([])),
  ...loaded(),
];

/** The goods and the lists of cars fail; the category is there. */
export const categoryAlone = (): HttpHandler[] => [
  ...([LISTS, SERIES, GOODS] as const).map((path) => mockCall('get', path, refuse(500, { code: 'internal' }))),
  ...loaded(),
];

/** Everything fails. */
export const failing = (): HttpHandler[] => [
  ...([LISTS, SERIES, GOODS, TREE, INFO, CHECK, WIPERS] as const).map((path) =>
    mockCall('get', path, refuse(500, { code: 'internal' })),
  ),
  ...loaded(),
];

/** The backend rejects every address. */
export const rejected = (): HttpHandler[] => [mockCall('get', CHECK, false), ...loaded()];

/** The category was removed: the check of addresses does not know it any more. */
export const removed = (): HttpHandler[] => [
  mockCall('get', INFO, refuse(410, { code: 'gone' })),
  mockCall('get', '/services/search/checklinkavtozapchasti', false),
  ...loaded(),
];

/** A section of 18 categories with a long article. */
export const manyCategories = (): HttpHandler[] => [
  mockCall('get', INFO, {
    ...filtersInfo,
    article: filtersInfo.article.repeat(3),
    children: Array.from({ length: 18 }, (_, index) =>
      child(101 + index, `Категория ${index + 1}`, 'filters', `c${index}`),
    ),
  } satisfies CategoryInfo),
  ...loaded(),
];

/** A category with an article that is short enough to show whole. */
export const withArticle = (): HttpHandler[] => [
  mockCall('get', INFO, { ...oilFiltersInfo, article: filtersInfo.article, hasArticle: true }),
  ...loaded(),
];

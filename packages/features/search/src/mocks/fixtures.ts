import type {
  FacetValue,
  FoundGoods,
  GoodCard,
  GoodList,
  MakerList,
  Picture,
  SearchAnswer,
} from '@partshop/api-client';
import { markOf, pictureOf } from '@partshop/api-client/mocks/pictures';

const roubles = { code: 'RUB', rate: 1, rateDate: '2026-06-15' } as const;

/** An article's card; `values` override its defaults. */
export function makeGood(values: Partial<GoodCard> = {}): GoodCard {
  return {
    articleId: 1001,
    catalogKey: 'mann-filter',
    catalogName: 'MANN-FILTER',
    catalogFullNumber: 'W 712/75',
    clearNumber: 'W71275',
    productName: 'Фильтр масляный',
    image: null,
    categoryUrl: 'oil-filters',
    offerCount: 14,
    best: { priceListId: 1, price: 64_900, deliveryDays: 1, deliveryDaysMax: 1, quantity: 48, multiplicity: 1 },
    isDemo: true,
    ...values,
  };
}

type Known = [
  maker: string,
  number: string,
  name: string,
  category: string,
  price: number,
  offers: number,
  days: number,
  pack?: number,
];

const KNOWN: Known[] = [
  ['MANN-FILTER', 'W 712/75', 'Фильтр масляный', 'oil-filters', 64_900, 14, 1],
  ['TRW', 'GDB1550', 'Колодки тормозные дисковые, передние', 'brake-pads', 289_000, 22, 1],
  ['NGK', 'BKR6E-11', 'Свеча зажигания', 'spark-plugs', 31_500, 41, 0, 4],
  ['BOSCH', '0 986 479 098', 'Диск тормозной вентилируемый', 'brake-discs', 412_000, 9, 2],
  ['SACHS', '314 874', 'Амортизатор подвески задний, газомасляный', 'shock-absorbers', 598_050, 7, 4],
  ['GATES', '5PK1750', 'Ремень поликлиновой', 'v-belts', 98_000, 18, 1],
  ['SKF', 'VKBA 3644', 'Подшипник ступицы колеса, комплект', 'wheel-bearings', 521_900, 1, 3],
  ['OSRAM', '64210', 'Лампа H7 12 В 55 Вт', 'halogen-lamps', 42_300, 30, 0],
  ['VARTA', 'E11', 'Аккумулятор 74 А·ч, обратная полярность', 'batteries', 1_149_000, 5, 1],
  ['CASTROL', '15D5CE', 'Масло моторное 5W-30, 4 л', 'motor-oils', 389_000, 12, 1],
];

/** Shown by its drawing; all others have a photograph. */
const DRAWN = 'wheel-bearings';

/** Popular articles of every kind. */
export const goods: GoodCard[] = KNOWN.map(
  ([maker, number, productName, categoryUrl, price, offerCount, deliveryDays, multiplicity = 1], index) =>
    makeGood({
      articleId: 1001 + index,
      catalogKey: maker.toLowerCase(),
      catalogName: maker,
      catalogFullNumber: number,
      clearNumber: number.replaceAll(/[^A-Z0-9]/g, ''),
      productName,
      categoryUrl,
      image: categoryUrl === DRAWN ? null : pictureOf(`${categoryUrl}-a`),
      offerCount,
      best: {
        priceListId: 1 + index,
        price,
        deliveryDays,
        deliveryDaysMax: deliveryDays + (deliveryDays > 2 ? 2 : 0),
        quantity: 40,
        multiplicity,
      },
    }),
);

export const makeList = (items: GoodCard[], total = items.length): GoodList => ({ items, total, currency: roubles });

/** Results of a text; `values` say how it was read. */
export const makeFound = (items: GoodCard[], total = items.length, values: Partial<FoundGoods> = {}): FoundGoods => ({
  ...makeList(items, total),
  unfiltered: total,
  filterList: [
    { key: 'Catalogs', values: items.slice(0, 5).map(toMaker) },
    { key: 'Categories', values: CATEGORIES },
    { key: 'DeliveryDays', values: [1, 3, 7].map(toStep) },
  ],
  isByNumber: false,
  dropped: [],
  corrected: [],
  car: null,
  fit: null,
  ...values,
});

const facetValue = (value: string, text: string, count: number): FacetValue => ({
  value,
  text,
  count,
  isSelected: false,
});

const CATEGORIES = [
  facetValue('oil-filters', 'Масляные фильтры', 34),
  facetValue('air-filters', 'Воздушные фильтры', 19),
  facetValue('housings', 'Корпуса фильтров', 7),
];

const toStep = (days: number) => facetValue(String(days), String(days), 8 * days);

const toMaker = ({ catalogKey, catalogName }: GoodCard, index: number) =>
  facetValue(catalogKey, catalogName, 30 - 5 * index);

/** One card a maker; those without a mark get none. */
export const makeMakers = (cards: (GoodCard & { catalogImage?: Picture })[]): MakerList => ({
  items: cards.map((card) => ({ catalogImage: null, ...card })),
  total: cards.length,
  currency: roubles,
});

/** Three makers with one number. */
export const makers = makeMakers([
  makeGood({ catalogKey: 'mahle', catalogName: 'MAHLE', catalogFullNumber: 'OC 264', clearNumber: 'OC264' }),
  {
    ...makeGood({
      articleId: 1002,
      catalogKey: 'bosch',
      catalogName: 'BOSCH',
      catalogFullNumber: 'OC 264',
      clearNumber: 'OC264',
      image: pictureOf('oil-filters-a'),
      best: { priceListId: 2, price: 44_100, deliveryDays: 3, deliveryDaysMax: 5, quantity: 12, multiplicity: 1 },
    }),
    catalogImage: markOf('bosch'),
  },
  makeGood({
    articleId: 1003,
    catalogKey: 'blue-print',
    catalogName: 'BLUE PRINT',
    catalogFullNumber: 'OC-264',
    clearNumber: 'OC264',
    productName: 'Сальник клапана',
    categoryUrl: 'seals',
    offerCount: 0,
    best: null,
  }),
]);

/** A part that a text may mean. */
export const makePart = (
  number: string,
  maker = 'MANN-FILTER',
  productName = 'Фильтр масляный',
): SearchAnswer['suggestions'][number] => ({
  catalogKey: maker.toLowerCase(),
  catalogName: maker,
  catalogFullNumber: number,
  clearNumber: number.replaceAll(/[^A-Z0-9]/g, ''),
  productName,
  articleId: 1001,
  image: null,
  categoryUrl: 'oil-filters',
  price: 64_900,
});

export const makeTips = (values: Partial<SearchAnswer> = {}): SearchAnswer => ({
  kind: 'text',
  text: '',
  clearNumber: '',
  suggestions: [],
  didYouMean: [],
  places: [],
  corrected: [],
  currency: roubles,
  ...values,
});

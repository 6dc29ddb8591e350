import { answerLines } from '@partshop/api-client/mocks/offer-lines';
import { pictureOf } from '@partshop/api-client/mocks/pictures';
import type { FilterGroup, PriceItem, PricePage } from '@partshop/api-client';

const roubles = { code: 'RUB', rate: 1, rateDate: '2026-06-15' } as const;

/** An offer of the requested number; `values` override its defaults. */
export function makeOffer(values: Partial<PriceItem> = {}): PriceItem {
  return {
    group: 1,
    articleId: 1001,
    priceListId: 1,
    catalogKey: 'mann-filter',
    catalogName: 'MANN-FILTER',
    catalogFullNumber: 'W 712/75',
    productName: 'Фильтр масляный',
    price: 64_900,
    quantity: 48,
    multiplicity: 1,
    deliveryDays: 1,
    deliveryDaysMax: 1,
    reliability: 97,
    sellerName: 'Автосклад Север',
    warehouseName: 'Москва, Дмитровское ш.',
    isReturnable: true,
    priceAgeDays: 0,
    isDemo: true,
    ...values,
  };
}

const requested: PriceItem[] = [
  makeOffer(),
  makeOffer({
    priceListId: 2,
    price: 59_850,
    quantity: 12,
    deliveryDays: 3,
    deliveryDaysMax: 4,
    reliability: 86,
    sellerName: 'Партс Логистик',
    warehouseName: 'Казань',
  }),
  makeOffer({
    priceListId: 3,
    price: 51_200,
    quantity: 200,
    multiplicity: 10,
    deliveryDays: 9,
    deliveryDaysMax: 12,
    reliability: 68,
    isReturnable: false,
    priceAgeDays: 9,
    sellerName: 'Импорт-Деталь',
    warehouseName: 'Владивосток, Снеговая',
  }),
];

const replacement: PriceItem[] = [
  makeOffer({
    group: 2,
    articleId: 1002,
    priceListId: 1,
    catalogFullNumber: 'W 712/95',
    price: 71_500,
    quantity: 7,
    reliability: 97,
  }),
];

const original: PriceItem[] = [
  makeOffer({
    group: 3,
    articleId: 1003,
    priceListId: 4,
    catalogKey: 'vag',
    catalogName: 'VAG',
    catalogFullNumber: '030 115 561 AN',
    price: 128_000,
    quantity: 3,
    deliveryDays: 2,
    deliveryDaysMax: 2,
    reliability: 94,
    sellerName: 'Оригинал-Сервис',
    warehouseName: 'Санкт-Петербург',
  }),
  makeOffer({
    group: 3,
    articleId: 1003,
    priceListId: 5,
    catalogKey: 'vag',
    catalogName: 'VAG',
    catalogFullNumber: '030 115 561 AN',
    price: 112_450,
    quantity: 1,
    deliveryDays: 14,
    deliveryDaysMax: 21,
    reliability: 79,
    isReturnable: false,
    sellerName: 'Импорт-Деталь',
    warehouseName: 'Дубай',
  }),
];

const substitutes: PriceItem[] = [
  ['bosch', 'BOSCH', '0 451 103 318', 48_900, 96],
  ['mahle', 'MAHLE', 'OC 264', 45_300, 31],
  ['knecht', 'KNECHT', 'OC 264', 44_100, 12],
  ['hengst', 'HENGST', 'H90W17', 43_750, 8],
  ['filtron', 'FILTRON', 'OP 641/2', 31_900, 140],
  ['ufi', 'UFI', '23.129.00', 29_400, 22],
  ['goodwill', 'GOODWILL', 'OG 107', 24_300, 64],
  ['fram', 'FRAM', 'PH5833', 33_650, 5],
].map(([catalogKey, catalogName, catalogFullNumber, price, quantity], index) =>
  makeOffer({
    group: 4,
    articleId: 2000 + index,
    priceListId: 1 + (index % 5),
    ...({ catalogKey, catalogName, catalogFullNumber, price, quantity } as Pick<
      PriceItem,
      'catalogKey' | 'catalogName' | 'catalogFullNumber' | 'price' | 'quantity'
    >),
    deliveryDays: index % 4,
    deliveryDaysMax: (index % 4) + (index % 3 === 0 ? 0 : 2),
    reliability: 98 - index * 4,
    sellerName: index % 2 === 0 ? 'Автосклад Север' : 'Партс Логистик',
    warehouseName: index % 2 === 0 ? 'Москва, Дмитровское ш.' : 'Казань',
  }),
);

const count = (items: readonly PriceItem[], isKept: (item: PriceItem) => boolean) => items.filter(isKept).length;

/** The filters that the server returns for these offers. */
function makeFilters(items: readonly PriceItem[]): FilterGroup[] {
  const makers = new Map(items.map((item) => [item.catalogKey, item.catalogName]));
  const days = [0, 1, 3, 7, 14].filter((limit) => items.some((item) => item.deliveryDaysMax <= limit));
  const value = (text: string, name: string, isKept: (item: PriceItem) => boolean) => ({
    value: text,
    text: name,
    count: count(items, isKept),
    isSelected: false,
  });
  return [
    { key: 'Catalogs', values: [...makers].map(([key, name]) => value(key, name, (item) => item.catalogKey === key)) },
    {
      key: 'DeliveryDays',
      values: days.map((limit) => value(String(limit), String(limit), (item) => item.deliveryDaysMax <= limit)),
    },
    {
      key: 'Filters',
      values: [
        value('in-stock', 'in-stock', (item) => item.deliveryDaysMax <= 2),
        value('returnable', 'returnable', (item) => item.isReturnable),
        value('single', 'single', (item) => item.multiplicity === 1),
      ],
    },
  ];
}

/** The first offer of the number as the best, with the cheapest and the fastest that the server would pick. */
function makePicks(items: readonly PriceItem[]): PricePage['picks'] {
  const offers = items.filter(({ group }) => group === 1);
  const [best] = offers;
  if (!best) return [];
  const cheapest = offers.reduce((one, other) => (other.price < one.price ? other : one));
  const fastest = offers.reduce((one, other) => (other.deliveryDaysMax < one.deliveryDaysMax ? other : one));
  const roles = [
    ['best', best],
    ['cheapest', cheapest],
    ['fastest', fastest],
  ] as const;
  return [...Map.groupBy(roles, ([, offer]) => offer)].map(([offer, own]) => ({
    ...offer,
    roles: own.map(([role]) => role),
  }));
}

/** A price page of these offers. The article's data follows from them unless `values` override it. */
export function makePricePage(offers: PriceItem[], values: Partial<PricePage> = {}): PricePage {
  const best = offers.find(({ group }) => group === 1);
  const isCheapest = offers.every(({ group, price }) => group !== 1 || price >= (best?.price ?? 0));
  return {
    articleId: 1001,
    priceListId: best?.priceListId ?? null,
    catalogKey: 'mann-filter',
    catalogName: 'MANN-FILTER',
    catalogFullNumber: 'W 712/75',
    productName: 'Фильтр масляный',
    clearNumber: 'W71275',
    price: best?.price ?? null,
    deliveryDays: best?.deliveryDays ?? null,
    remark: 'Перепускной клапан 1,5 бар, обратный клапан. Прокладка в комплекте.',
    filterList: makeFilters(offers),
    ...answerLines(offers),
    best: best ? { ...best, reason: isCheapest ? 'cheapest' : 'cheapest-near' } : null,
    picks: makePicks(offers),
    replacedBy: [],
    catalogImage: null,
    images: [pictureOf('oil-filters-a')],
    categoryUrl: 'oil-filters',
    cars: [{ brand: 'Volkswagen', model: 'Golf Mk6' }],
    hasMoreCars: false,
    areCarsClaims: false,
    specifications: [
      { name: 'Высота', value: 93, unit: 'мм' },
      { name: 'Наружный диаметр', value: 76, unit: 'мм' },
      { name: 'Резьба', value: '3/4-16 UNF', unit: '' },
      { name: 'Давление открытия клапана', value: 1.5, unit: 'бар' },
    ],
    statusId: best ? (best.deliveryDaysMax <= 2 ? 1 : 2) : 3,
    currency: roubles,
    orderBy: 1,
    totalItems: offers.length,
    isDemo: true,
    ...values,
  };
}

const offers: PriceItem[] = [...requested, ...replacement, ...original, ...substitutes];

/** Offers in all four groups. */
export const pricePage: PricePage = makePricePage(offers);

const popularCars = [
  { brand: 'Volkswagen', model: 'Golf Mk6' },
  { brand: 'Volkswagen', model: 'Touran 1T' },
  { brand: 'Škoda', model: 'Fabia 5J (2nd Gen)' },
  { brand: 'SEAT', model: 'Ibiza 6J' },
  { brand: 'Audi', model: 'A3 8P' },
];

/** A hundred offers and more cars than a page lists, as for popular numbers. */
export const longPage: PricePage = makePricePage(
  [
    ...requested,
    ...Array.from({ length: 97 }, (_, index) =>
      makeOffer({
        ...substitutes[index % substitutes.length],
        articleId: 3000 + index,
        priceListId: 1 + index,
        price: 21_000 + index * 730,
        quantity: 1 + ((index * 7) % 90),
        deliveryDays: index % 15,
        deliveryDaysMax: (index % 15) + (index % 3),
        reliability: 60 + ((index * 13) % 41),
      }),
    ),
  ],
  { cars: popularCars, hasMoreCars: true },
);

/** Of so many offers four of ten are of the requested number, as far as there are that many; the others of so many substitutes. */
const OWN_OF_TEN = 4;
const SUBSTITUTES = 60;

/** So many offers, always the same, as a backend has them: sorted by relevance. */
export function makeOffers(total: number): PriceItem[] {
  const own = Math.ceil((total * OWN_OF_TEN) / 10);
  const offerOf = (index: number): PriceItem => {
    const isOwn = index < own;
    const substitute = index % SUBSTITUTES;
    return makeOffer({
      ...(isOwn ? requested[index % requested.length] : substitutes[substitute % substitutes.length]),
      ...(isOwn ? {} : { articleId: 4000 + substitute, catalogFullNumber: `OC ${264 + substitute}` }),
      priceListId: 1 + index,
      price: 30_000 + ((index * 7919) % 90_000),
      quantity: 1 + ((index * 7) % 90),
      deliveryDays: index % 15,
      deliveryDaysMax: (index % 15) + (index % 3),
      reliability: 60 + ((index * 13) % 41),
    });
  };
  const isLate = ({ deliveryDaysMax }: PriceItem) => Number(deliveryDaysMax > 2);
  return Array.from({ length: total }, (_, index) => offerOf(index)).toSorted(
    (one, other) => one.group - other.group || isLate(one) - isLate(other) || one.price - other.price,
  );
}

/** No offers of the number itself, only substitutes. */
export const substitutesOnly: PricePage = makePricePage(substitutes, { statusId: 3 });

/** An article without any offers. */
export const unwantedPage: PricePage = makePricePage([], { remark: '', specifications: [], cars: [] });

/** Names as long as sellers may write them. */
export const longTextsPage: PricePage = makePricePage(
  offers.map((offer) => ({
    ...offer,
    catalogName: offer.group === 4 ? 'KNORR-BREMSE SYSTEME FÜR NUTZFAHRZEUGE' : offer.catalogName,
    productName:
      'Фильтр масляный двигателя внутреннего сгорания с перепускным клапаном и уплотнительным кольцом, для автомобилей с турбонаддувом',
    sellerName: 'Общество с ограниченной ответственностью «Северо-Западная автокомпонентная компания»',
    warehouseName: 'Склад временного хранения № 14, Новосибирская область, рабочий посёлок Краснообск',
    catalogFullNumber: offer.group === 4 ? '8K0-907-551-AB-0123456789-XYZ' : offer.catalogFullNumber,
    price: offer.price * 977,
    quantity: 99_999,
  })),
  { productName: 'Фильтр масляный двигателя внутреннего сгорания с перепускным клапаном и уплотнительным кольцом' },
);

/** A page whose number the maker replaced. */
export const supersededPage: PricePage = makePricePage(offers, {
  replacedBy: [
    {
      catalogKey: 'mann-filter',
      catalogName: 'MANN-FILTER',
      catalogFullNumber: 'W 712/95',
      clearNumber: 'W71295',
      productName: 'Фильтр масляный',
    },
  ],
});

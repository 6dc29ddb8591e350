import type { Basket, BasketItem, BasketPromo } from '@partshop/api-client';
import { pictureOf } from '@partshop/api-client/mocks/pictures';

const common = {
  sellerName: 'ООО «АвтоСклад»',
  warehouseName: 'Москва, центральный',
  isReturnable: true,
  addedAt: '2026-11-20T09:00:00.000Z',
  multiplicity: 1,
  comment: '',
  isPrinted: false,
  inOrder: true,
  problem: null,
  previousPrice: null,
  isDemo: true,
} as const;

/** An oil filter in stock, delivered tomorrow. */
export const oilFilter: BasketItem = {
  ...common,
  basketId: 1,
  articleId: 101,
  priceListId: 7,
  catalogKey: 'mann',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/75',
  clearNumber: 'W71275',
  productName: 'Фильтр масляный',
  image: pictureOf('oil-filters-a'),
  categoryUrl: 'oil-filters',
  qty: 2,
  price: 68_400,
  sum: 136_800,
  available: 24,
  deliveryDays: 1,
  deliveryDaysMax: 1,
};

/** Brake pads: a few left, delivered in three to five days. */
export const brakePads: BasketItem = {
  ...common,
  basketId: 2,
  addedAt: '2026-11-20T09:01:00.000Z',
  articleId: 102,
  priceListId: 7,
  catalogKey: 'trw',
  catalogName: 'TRW',
  catalogFullNumber: 'GDB1330',
  clearNumber: 'GDB1330',
  productName: 'Колодки тормозные дисковые, комплект, передняя ось',
  image: null,
  categoryUrl: 'brake-pads',
  qty: 1,
  price: 341_900,
  sum: 341_900,
  available: 3,
  deliveryDays: 3,
  deliveryDaysMax: 5,
};

/** The same oil filter from abroad: another seller, who does not take it back. */
export const noReturns: BasketItem = {
  ...oilFilter,
  basketId: 6,
  addedAt: '2026-11-20T09:00:30.000Z',
  priceListId: 16,
  sellerName: 'ООО «Восточный берег»',
  warehouseName: 'Дубай, море',
  isReturnable: false,
  qty: 1,
  price: 41_200,
  sum: 41_200,
  deliveryDays: 20,
  deliveryDaysMax: 25,
};

/** Spark plugs, sold in packs of four. */
export const sparkPlugs: BasketItem = {
  ...common,
  basketId: 3,
  addedAt: '2026-11-20T09:02:00.000Z',
  articleId: 103,
  priceListId: 9,
  catalogKey: 'ngk',
  catalogName: 'NGK',
  catalogFullNumber: 'BKR6E-11',
  clearNumber: 'BKR6E11',
  productName: 'Свеча зажигания',
  image: pictureOf('spark-plugs-a'),
  categoryUrl: 'spark-plugs',
  qty: 4,
  price: 29_000,
  sum: 116_000,
  multiplicity: 4,
  available: 48,
  deliveryDays: 0,
  deliveryDaysMax: 0,
};

export const notEnough: BasketItem = { ...brakePads, qty: 5, sum: brakePads.price * 5, problem: 'not-enough' };
export const outOfStock: BasketItem = { ...sparkPlugs, available: 0, problem: 'out-of-stock' };
export const priceChanged: BasketItem = { ...oilFilter, problem: 'price-changed', previousPrice: 61_200 };
export const withdrawn: BasketItem = {
  ...oilFilter,
  basketId: 4,
  addedAt: '2026-11-20T09:03:00.000Z',
  articleId: 104,
  catalogKey: 'lemforder',
  catalogName: 'LEMFÖRDER',
  catalogFullNumber: '37774 01',
  clearNumber: '3777401',
  productName: 'Рычаг подвески',
  image: pictureOf('control-arms-a'),
  categoryUrl: 'control-arms',
  qty: 1,
  price: 812_000,
  sum: 812_000,
  available: 0,
  problem: 'withdrawn',
};

/** A code that takes a tenth off. */
export const PROMO: PromoCode = { code: 'ZIMA10', percent: 10, minTotal: 100_000 };

export type PromoCode = Pick<BasketPromo, 'code' | 'percent' | 'minTotal'>;

function promoOf(code: PromoCode, goods: number): BasketPromo {
  if (goods < code.minTotal) return { ...code, discount: 0, problem: 'minimum' };
  return {
    ...code,
    discount: code.percent === null ? 50_000 : Math.round((goods * code.percent) / 100),
    problem: null,
  };
}

/** A basket of these lines, with the sums that the server would return. */
export function basketOf(
  items: BasketItem[],
  currency: Basket['currency'] = { code: 'RUB', rate: 1, rateDate: '2026-11-20' },
  groups: Basket['groups'] = [],
  code: PromoCode | null = null,
): Basket {
  const orderable = items.filter(
    ({ problem, inOrder }) => inOrder && (problem === null || problem === 'price-changed'),
  );
  const goods = orderable.reduce((all, { sum }) => all + sum, 0);
  const promo = code && promoOf(code, goods);
  const total = goods - (promo?.discount ?? 0);
  return {
    items,
    groups,
    promo,
    total,
    payable: total,
    count: items.reduce((count, { qty }) => count + qty, 0),
    currency,
  };
}

/** The longest texts that the shop accepts. */
export const longTexts: BasketItem = {
  ...brakePads,
  basketId: 5,
  articleId: 105,
  catalogName: 'Mercedes-Benz Original-Teile Zubehör',
  catalogFullNumber: 'A 000 989 92 03 13 AULW 9775 KOMPLETT',
  clearNumber: 'A0009899203',
  productName:
    'Комплект тормозных колодок дисковых, передняя ось, с датчиком износа, противошумными пластинами и монтажными пружинами, для автомобилей с усиленной подвеской',
  qty: 1234,
  price: 99_999_900,
  sum: 1234 * 99_999_900,
  available: 9999,
  deliveryDays: 30,
  deliveryDaysMax: 45,
};

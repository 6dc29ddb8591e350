import type {
  Basket,
  CdekPlace,
  CheckoutPoint,
  CheckoutStep,
  Order,
  PickupPoint,
  TimelineStep,
} from '@partshop/api-client';
import { basketOf, brakePads, oilFilter, sparkPlugs } from '@partshop/features/basket/mocks';

export { ways, waysWithoutCdek } from '@partshop/features/basket/mocks';

export const REQUEST_ID = '6f1a2f9e-8a67-4f0e-9f0c-1d5b8f1f2a01';
export const NEXT_REQUEST_ID = '6f1a2f9e-8a67-4f0e-9f0c-1d5b8f1f2a02';
export const ORDER_NUMBER = '26-4821-0937';

const HOURS = 'Пн–Пт 9:00–20:00, Сб–Вс 10:00–18:00';
const streets = ['ул. Ленина, 12', 'пр-т Мира, 87', 'ул. Гагарина, 5, корп. 2', 'Заводское ш., 41'];

/** Cities and the number of their points. */
const cities: readonly [string, number][] = [
  ['Москва', 4],
  ['Санкт-Петербург', 4],
  ['Екатеринбург', 3],
  ['Казань', 3],
  ['Нижний Новгород', 3],
  ['Новосибирск', 3],
  ['Самара', 3],
  ['Ростов-на-Дону', 2],
  ['Краснодар', 2],
  ['Воронеж', 2],
  ['Пермь', 2],
  ['Уфа', 2],
  ['Челябинск', 2],
  ['Красноярск', 2],
  ['Владивосток', 1],
];

/** GeoNames ids of the cities that tests choose; the other cities have made-up ones. */
export const KAZAN_ID = 551_487;
const cityIds: Partial<Record<string, number>> = { Москва: 524_901, Казань: KAZAN_ID };

/** Every city of the stories is here: a map shows the points of one at a time. */
const MOSCOW = { latitude: 55.755, longitude: 37.617 };

export const points: CheckoutPoint[] = cities.flatMap(([city, count], cityIndex) =>
  streets.slice(0, count).map((address, index) => ({
    id: cityIndex * 10 + index + 1,
    city,
    cityId: cityIds[city] ?? 100 + cityIndex,
    countryCode: 1,
    name: `Пункт на ${['Ленина', 'Мира', 'Гагарина', 'Заводском'][index] ?? ''}`,
    address,
    hours: HOURS,
    latitude: MOSCOW.latitude + index * 0.02,
    longitude: MOSCOW.longitude + (index % 2 === 0 ? index : -index) * 0.03,
    isDemo: true,
  })),
);

const moscow: PickupPoint = {
  id: 1,
  city: 'Москва',
  name: 'Пункт на Ленина',
  address: 'ул. Ленина, 12',
  hours: HOURS,
  isDemo: true,
};

export const cdekPoints: CdekPlace[] = [
  {
    id: 'MSK12',
    name: 'На Тверской',
    address: 'ул. Тверская, 9',
    hours: 'Пн–Вс 10:00–21:00',
    isDemo: true,
    latitude: 55.7605,
    longitude: 37.6086,
  },
  {
    id: 'MSK48',
    name: 'На Профсоюзной',
    address: 'ул. Профсоюзная, 61',
    hours: 'Пн–Сб 9:00–20:00',
    isDemo: true,
    latitude: 55.6575,
    longitude: 37.5466,
  },
];

export const fullBasket: Basket = basketOf([oilFilter, brakePads, sparkPlugs]);

export const step: CheckoutStep = {
  stepName: 'contact',
  steps: ['contact', 'delivery', 'payment', 'confirm'],
  points,
  pickupCity: { cityId: null, isNearest: false },
  paymentTypes: ['on-receipt', 'online'],
  basket: fullBasket,
  bonus: null,
  limits: null,
  lastPointId: null,
  lastOrder: null,
  company: '',
  addresses: [],
  requestId: REQUEST_ID,
};

/** A client who may pay 119 of 200 roubles with bonuses: a fifth of the full basket. */
export const bonus: CheckoutStep['bonus'] = { balance: 200, most: 119, discount: 11_900 };

const PLACED_AT = '2026-06-15T12:00:00Z';
const dayAfter = (days: number): string => new Date(Date.parse(PLACED_AT) + days * 86_400_000).toISOString();

/** What is expected of an item that was just ordered. */
const timelineOf = (item: { deliveryDays: number; deliveryDaysMax: number }): TimelineStep[] => {
  const nothing = { at: null, expectedFrom: null, expectedTo: null, by: null, reason: '' };
  return [
    { ...nothing, status: 'new', state: 'current', at: PLACED_AT, by: 'client' },
    { ...nothing, status: 'ordered', state: 'expected' },
    {
      ...nothing,
      status: 'ready',
      state: 'expected',
      expectedFrom: dayAfter(item.deliveryDays),
      expectedTo: dayAfter(item.deliveryDaysMax),
    },
    { ...nothing, status: 'issued', state: 'expected' },
  ];
};

/** An order that waits for its payment for an hour. */
export const awaitsPayment = (payable: number): NonNullable<Order['payment']> => ({
  state: 'none',
  isPayable: true,
  payable,
  payUntil: '2026-06-15T13:00:00.000Z',
  refunds: [],
});

const orderItem = (item: typeof oilFilter): Order['items'][number] => ({
  orderItemId: item.basketId,
  articleId: item.articleId,
  priceListId: item.priceListId,
  catalogKey: item.catalogKey,
  catalogName: item.catalogName,
  catalogFullNumber: item.catalogFullNumber,
  clearNumber: item.clearNumber,
  productName: item.productName,
  image: item.image,
  categoryUrl: item.categoryUrl,
  qty: item.qty,
  price: item.price,
  sum: item.sum,
  deliveryDays: item.deliveryDays,
  deliveryDaysMax: item.deliveryDaysMax,
  sellerName: item.sellerName,
  warehouseName: item.warehouseName,
  isReturnable: item.isReturnable,
  returnRules: '',
  status: 'new',
  comment: '',
  issuedAt: null,
  timeline: timelineOf({ deliveryDays: item.deliveryDays, deliveryDaysMax: item.deliveryDaysMax }),
});

/** An order of these lines. */
export function orderOf(items: Basket['items'], more: Partial<Order> = {}): Order {
  const { total, payable, currency } = basketOf(items);
  return {
    number: ORDER_NUMBER,
    version: 1,
    isOwn: true,
    createdAt: PLACED_AT,
    status: 'new',
    contactName: 'Иван Петров',
    contactPhone: '+79161234567',
    contactEmail: '',
    employee: null,
    company: '',
    comment: '',
    isImportantComment: false,
    point: moscow,
    delivery: { type: 'point', by: 'shop', city: moscow.city, address: '', cdekPoint: null, cost: 0, payable: 0 },
    paymentType: 'on-receipt',
    payment: null,
    confirmedBy: ['sms'],
    items: items.map(orderItem),
    vinCheck: null,
    changes: [],
    promo: null,
    bonus: 0,
    total,
    payable,
    currency,
    ...more,
  };
}

export const order: Order = orderOf(fullBasket.items);

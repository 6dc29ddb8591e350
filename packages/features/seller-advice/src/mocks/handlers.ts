import type { HttpHandler } from 'msw';
import type { Advice, AdviceChange, AdviceChanges, SellerAdvice } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { sellerServer } from '@partshop/features/seller/mocks';

const ADVICE = '/services/seller/advice_json';
const CHANGES = '/services/seller/advice-changes_json';
const APPLY = '/services/seller/advice-apply_json';

const advice = (kind: Advice['kind'], values: Partial<Advice> = {}): Advice => ({
  kind,
  priceListId: 1,
  warehouseName: 'Москва, склад Южный порт',
  positions: 1,
  low: null,
  high: null,
  orders: 0,
  sum: 0,
  cost: 0,
  views: 0,
  ...values,
});

const OBUKHOVO = { priceListId: 2, warehouseName: 'Обухово, склад 2' };
const ALL: readonly Advice[] = [
  advice('sold-out', { positions: 38, orders: 64, sum: 31_240_000 }),
  advice('dearer', { positions: 212, low: 8, high: 15, orders: 31, sum: 14_812_000, cost: 1_930_000 }),
  advice('stale', { ...OBUKHOVO, positions: 1204, low: 12, high: 12, orders: 7, sum: 2_410_000 }),
  advice('multiples', { positions: 3, low: 2, high: 10, orders: 4, sum: 960_000 }),
  advice('dearer', { ...OBUKHOVO, positions: 5, low: 6, high: 6 }),
  advice('slow-promise', { ...OBUKHOVO, positions: 84, low: 3, high: 7 }),
  advice('no-picture', { positions: 120, views: 2311 }),
  advice('no-fit', { positions: 1 }),
];

const change = (articleId: number, values: Partial<AdviceChange> = {}): AdviceChange => ({
  articleId,
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/95',
  clearNumber: 'W71295',
  productName: 'Фильтр масляный',
  before: { price: 65_000, multiplicity: 1 },
  after: { price: 59_900, multiplicity: 1 },
  orders: 4.5,
  ...values,
});
const PADS = change(2, {
  catalogKey: 'trw',
  catalogName: 'TRW',
  catalogFullNumber: 'GDB1550',
  clearNumber: 'GDB1550',
  productName: 'Колодки тормозные, передние',
  before: { price: 312_000, multiplicity: 1 },
  after: { price: 289_000, multiplicity: 1 },
  orders: 0.3,
});

const changesOf = (values: Partial<AdviceChanges> = {}): AdviceChanges => ({
  kind: 'dearer',
  priceListId: 1,
  warehouseName: 'Москва, склад Южный порт',
  version: 'a1',
  total: 212,
  changes: [change(1), PADS],
  ...values,
});

export const adviceServer = (values: Partial<SellerAdvice> = {}): HttpHandler[] => [
  ...sellerServer(),
  mockCall('get', ADVICE, { checkedAt: '2026-06-15T11:40:00.000Z', since: '2026-05-01', advice: [...ALL], ...values }),
  mockCall('get', CHANGES, changesOf()),
  mockCall('post', APPLY, { uploadId: 12, changed: 212 }),
];

export const nothingToAdvise = (): HttpHandler[] => adviceServer({ advice: [] });
export const notChecked = (): HttpHandler[] => adviceServer({ checkedAt: null, advice: [] });
export const longAdvice = (): HttpHandler[] =>
  adviceServer({
    advice: [
      advice('dearer', {
        warehouseName: 'Распределительный центр «Северо-Восточный», корпус 17, секция хранения крупногабарита',
        positions: 1_000_000,
        low: 5,
        high: 18,
        orders: 123_456,
        sum: 99_999_999_999,
        cost: 88_888_888_888,
      }),
    ],
  });
export const multiples = (): HttpHandler[] => [
  mockCall(
    'get',
    CHANGES,
    changesOf({
      kind: 'multiples',
      total: 1,
      changes: [change(3, { before: { price: 65_000, multiplicity: 4 }, after: { price: 65_000, multiplicity: 1 } })],
    }),
  ),
  ...adviceServer(),
];
export const nothingLeft = (): HttpHandler[] => [
  mockCall('get', CHANGES, changesOf({ total: 0, changes: [] })),
  ...adviceServer(),
];

/** The market changes before the seller agrees. */
export function overtaken(): HttpHandler[] {
  let isChanged = false;
  const now = () =>
    isChanged
      ? changesOf({ version: 'b2', total: 1, changes: [change(1, { after: { price: 58_000, multiplicity: 1 } })] })
      : changesOf();
  return [
    mockCall('get', CHANGES, now),
    mockCall('post', APPLY, () => {
      isChanged = true;
      return refuse(409, { code: 'offer-changed', changes: now() });
    }),
    ...adviceServer(),
  ];
}

export const unknownList = (): HttpHandler[] => [
  mockCall('get', CHANGES, refuse(404, { code: 'not-found' })),
  ...adviceServer(),
];
export const slow = (): HttpHandler[] => [mockEndless('get', ADVICE), ...adviceServer()];
export const failing = (): HttpHandler[] => [
  mockCall('get', ADVICE, refuse(500, { code: 'internal' })),
  ...adviceServer(),
];
export const failingToApply = (): HttpHandler[] => [
  mockCall('post', APPLY, refuse(500, { code: 'internal' })),
  ...adviceServer(),
];

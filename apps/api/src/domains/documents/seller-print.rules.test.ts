import type { SellerItem, SellerOrder } from '@partshop/api-client/contract';
import { expect, test } from 'vitest';
import { labelsOf, packingListsOf } from './seller-print.rules.ts';

const item: SellerItem = {
  orderItemId: 118,
  catalogKey: 'mann-filter',
  catalogName: 'MANN-FILTER',
  catalogFullNumber: 'W 712/95',
  clearNumber: 'W71295',
  productName: 'Фильтр масляный',
  qty: 2,
  price: 65_000,
  warehouseName: 'Южный порт',
  status: 'ordered',
  comment: '',
  reason: '',
  queue: 'wait',
  deadline: null,
  isLate: false,
  promisedAt: '2026-12-01T12:00:00Z',
  freeUntil: null,
};
const order: SellerOrder = {
  number: '26-4811-2070',
  version: 1,
  createdAt: '2026-11-27T12:00:00Z',
  city: 'Казань',
  items: [item, { ...item, orderItemId: 119, qty: 1 }],
};
const asked = { seller: 'ООО «Автоопора»', orders: [order], lang: 'ru' } as const;

test('a label says what lies in the parcel, where it goes, and until when', () => {
  expect(labelsOf(asked).labels[0]).toEqual({
    code: '26-4811-2070-118',
    order: '26-4811-2070',
    promised: 'до 1 декабря 2026 г.',
    article: 'MANN-FILTER W 712/95',
    name: 'Фильтр масляный',
    qty: '2 шт.',
    way: 'Южный порт — Казань',
    seller: 'ООО «Автоопора»',
  });
  expect(labelsOf(asked).labels).toHaveLength(2);
});

test('a packing list has the pieces and no prices', () => {
  const [sheet] = packingListsOf(asked).sheets;
  expect(sheet).toMatchObject({ code: '26-4811-2070', notes: ['Наименований: 2, штук: 3.'], sums: [] });
  expect(sheet?.title).toMatch(/^Упаковочный лист к заказу № 26-4811-2070 от 27 ноября 2026/);
  expect(JSON.stringify(sheet)).not.toContain('650');
});

test('in Arabic numbers stay from left to right', () => {
  const [label] = labelsOf({ ...asked, lang: 'ar' }).labels;
  expect(label?.article).toBe('\u200EMANN-FILTER W 712/95\u200E');
});

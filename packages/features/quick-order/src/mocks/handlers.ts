import type { HttpHandler } from 'msw';
import type { QuickOrder } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { filter, foundLine, leftOrder, mixedOrder, orderOf } from './fixtures.ts';

const CHECK = '/services/basket/quick-order_json';
const ADD = '/services/basket/quick-order-add_json';

const basket = {
  items: [],
  groups: [],
  total: 0,
  payable: 0,
  promo: null,
  count: 6,
  currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' },
} as const;

/** Checks of a list answer `before`, and `after` once its lines were added; the second of those was refused. */
function answering(before: QuickOrder, after = leftOrder): HttpHandler[] {
  let isAdded = false;
  return [
    mockCall('post', CHECK, () => (isAdded ? after : before)),
    mockCall('post', ADD, () => {
      isAdded = true;
      return { basket: { ...basket, items: [], groups: [] }, refused: [] };
    }),
  ];
}

/** A line for each answer. */
export const mixed = (): HttpHandler[] => answering(mixedOrder);

export const found = (): HttpHandler[] => answering(orderOf([foundLine]));

/** More lines than can be checked at once. */
export const tooMany = (): HttpHandler[] => answering({ ...mixedOrder, left: 120 });

export const longTexts = (): HttpHandler[] =>
  answering(
    orderOf([
      {
        ...foundLine,
        comment: 'Позвонить до отгрузки, машина стоит на подъёмнике, без этой детали не соберём, спросить Константина',
        goods: [
          {
            ...filter,
            catalogName: 'Hyundai / Kia / Genesis Mobis',
            catalogFullNumber: '26300-35503-26300-35504',
            productName: 'Комплект цепи газораспределительного механизма с успокоителями и натяжителем, усиленный',
          },
        ],
      },
      { ...foundLine, number: 'ОЧЕНЬДЛИННЫЙНОМЕРБЕЗЕДИНОГОПРОБЕЛА00000000000001', answer: 'not-found', goods: [] },
    ]),
  );

/** The check never answers. */
export const slow = (): HttpHandler[] => [mockEndless('post', CHECK)];

export const failing = (): HttpHandler[] => [mockCall('post', CHECK, refuse(500, { code: 'internal' }))];

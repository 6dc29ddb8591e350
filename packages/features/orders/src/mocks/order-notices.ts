import type { HttpHandler } from 'msw';
import type { OrderNotices } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { ORDER_NUMBER } from '@partshop/features/checkout/mocks';

const LINK = '/services/orders/notices/{token}';

/** The path of the link in a message. */
export const NOTICES_PATH = '/order-notices/12.AAAAAAAAAAAAAAAA';

/** A server that keeps whether messages are wanted. */
export const notices = (isWanted = true): HttpHandler[] => {
  let state: OrderNotices = { number: ORDER_NUMBER, isWanted };
  return [
    mockCall('get', LINK, () => state),
    mockCall('post', LINK, async (request) => {
      state = { ...state, ...((await request.json()) as Pick<OrderNotices, 'isWanted'>) };
      return state;
    }),
  ];
};

export const noNotices = (): HttpHandler[] => [mockCall('get', LINK, refuse(404, { code: 'not-found' }))];
export const brokenNotices = (): HttpHandler[] => [
  mockCall('get', LINK, { number: ORDER_NUMBER, isWanted: true }),
  mockCall('post', LINK, refuse(500, { code: 'internal' })),
];
export const slowNotices = (): HttpHandler[] => [mockEndless('get', LINK)];

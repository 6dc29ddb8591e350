import type { HttpHandler } from 'msw';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { order, ORDER_NUMBER } from '@partshop/features/checkout/mocks';
import { CODE, noMoreCodes, registration } from '@partshop/features/sign-in/mocks';

export { ORDER_NUMBER } from '@partshop/features/checkout/mocks';
export { CODE } from '@partshop/features/sign-in/mocks';

const FIND = '/services/orders/findbyphone_json';

type Sent = { Number: string; code?: string };

/** A server that knows one order. Its phone is proved by {@link CODE}, once for the session. */
export const found = (): HttpHandler[] => {
  let isProved = false;
  return [
    mockCall('post', FIND, async (request) => {
      const { Number, code } = (await request.json()) as Sent;
      if (code !== undefined && code !== CODE) return refuse(422, { code: 'code-wrong', triesLeft: 4 });
      isProved ||= code === CODE;
      if (!isProved) return refuse(422, { code: 'phone-unconfirmed' });
      return Number.replaceAll(/\D/g, '') === ORDER_NUMBER.replaceAll('-', '')
        ? order
        : refuse(404, { code: 'not-found' });
    }),
    mockCall('get', '/services/cabinet/getorders/{id}', order),
    ...registration(),
  ];
};

/** The code was sent more than ten minutes ago. */
export const expired = (): HttpHandler[] => [
  mockCall('post', FIND, async (request) => {
    const { code } = (await request.json()) as Sent;
    return refuse(422, { code: code === undefined ? 'phone-unconfirmed' : 'code-expired' });
  }),
  ...found(),
];

/** Five codes were sent to this phone today. */
export const tooManyCodes = (): HttpHandler[] => [...noMoreCodes(), ...found()];

export const broken = (): HttpHandler[] => [mockCall('post', FIND, refuse(500, { code: 'internal' })), ...found()];

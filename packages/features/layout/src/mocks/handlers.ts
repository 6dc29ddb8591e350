import type { HttpHandler } from 'msw';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { empty, loaded } from '@partshop/basket/mocks';
import { ANONYMOUS } from '@partshop/core';

const viewer = mockCall('get', '/services/clientbaseinfo', ANONYMOUS);

/** Nobody is logged in, nothing is in the basket. */
export const anonymous = (): HttpHandler[] => [viewer, ...empty()];

/** Goods are in the basket. */
export const withBasket = (): HttpHandler[] => [viewer, ...loaded()];

/** Neither viewer nor basket can be had: the chrome stands all the same. */
export const failing = (): HttpHandler[] => [
  mockCall('get', '/services/clientbaseinfo', refuse(500, { code: 'internal' })),
  mockCall('get', '/services/basket/items_json', refuse(500, { code: 'internal' })),
];

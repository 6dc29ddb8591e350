import type { HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { goods, makeGood, makeList } from '@partshop/features/search/mocks';

const PATH = '/services/catalogs/topsale_json';

/** A page of 24 cards of 500. */
const page = Array.from({ length: 24 }, (_, index) =>
  makeGood({ ...goods[index % goods.length], articleId: 5000 + index }),
);

export const loaded = (): HttpHandler[] => [mockCall('get', PATH, makeList(page, 500))];
/** The catalogue is empty. */
export const empty = (): HttpHandler[] => [mockCall('get', PATH, makeList([]))];
export const slow = (): HttpHandler[] => [mockEndless('get', PATH)];
export const failing = (): HttpHandler[] => [mockCall('get', PATH, refuse(500, { code: 'internal' }))];

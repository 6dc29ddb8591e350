import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it.each([
  ['Page chunk load timeout: 120000 ms', constants.CHUNK_LOAD_TIMEOUT_MS, 120_000],
  ['Mobile breakpoint: 780 px', constants.MOBILE_MAX_WIDTH, 780],
  ['The category list shows 15 items unless expanded', constants.CATEGORY_LIST_LIMIT, 15],
  ['Return period: 14 days without giving a reason', constants.RETURN_PERIOD_DAYS, 14],
  ['Default currency RUB', constants.DEFAULT_CURRENCY, 'RUB'],
  ['Basket currency EUR for non-Russian languages', constants.FOREIGN_CURRENCY, 'EUR'],
  ['Default order-by type: 1', constants.DEFAULT_ORDER_BY, 1],
  ['Default cart view: box', constants.DEFAULT_CART_VIEW, 'box'],
  ['Map default zoom: 18', constants.MAP_DEFAULT_ZOOM, 18],
  ['Default server version string: {ip}', constants.UNKNOWN_SERVER_VERSION, '{ip}'],
  ['Hidden menu category ids: 74849, 74832, 74857', constants.HIDDEN_MENU_CATEGORY_IDS, [74849, 74832, 74857]],
])('says what §9 says: %s', (_line, constant, value) => {
  expect(constant).toEqual(value);
});

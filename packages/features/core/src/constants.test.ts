import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it.each([
  ['Page chunk load timeout: 120000 ms', constants.CHUNK_LOAD_TIMEOUT_MS, 120_000],
  ['Assets are served from the /dist/ base path', constants.ASSET_BASE, '/dist/'],
  ['Mobile breakpoint: 780 px', constants.MOBILE_MAX_WIDTH, 780],
  ['Default client width: 1920', constants.DEFAULT_CLIENT_WIDTH, 1920],
  ['Header control width: 250 px', constants.HEADER_CONTROL_WIDTH, 250],
  ['Localisation cache: 200 entries', constants.LOCALIZATION_CACHE_SIZE, 200],
  ['Batching wait: 50 ms', constants.LOCALIZATION_BATCH_MS, 50],
  ['The category list shows 15 items unless expanded', constants.CATEGORY_LIST_LIMIT, 15],
  ['A category article counts as present above 500 characters', constants.CATEGORY_ARTICLE_MIN_LENGTH, 500],
  ['Chat id cookie: 604800 s', constants.CHAT_COOKIE_MAX_AGE_S, 604_800],
  ['Return period: 14 days without giving a reason', constants.RETURN_PERIOD_DAYS, 14],
  ['Default country code for SetCity: 1', constants.DEFAULT_COUNTRY_CODE, 1],
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

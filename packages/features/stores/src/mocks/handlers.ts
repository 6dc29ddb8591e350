import type { HttpHandler } from 'msw';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { longPoints, lorriesToKazan, points, toKazan, toSochi } from './fixtures.ts';

const RETAILS = '/services/retails';
const COSTS = '/services/delivery/GetDeliveryCost';
const ROUTE = '/services/routeclient';
const CONTACTS = '/services/CompanyContacts/getcompanycontacts';

const broken = refuse(500, { code: 'internal' });

/** Two points in Kazan, one in Orel; the visitor is in Kazan. */
export const loaded = (): HttpHandler[] => [
  mockCall('get', RETAILS, points),
  mockCall('get', COSTS, toKazan),
  mockCall('get', ROUTE, lorriesToKazan),
];

export const long = (): HttpHandler[] => [mockCall('get', RETAILS, longPoints), ...loaded()];

export const empty = (): HttpHandler[] => [mockCall('get', RETAILS, []), ...loaded()];

/** The visitor’s city has no point of the shop. */
export const withoutPoints = (): HttpHandler[] => [mockCall('get', COSTS, toSochi), ...loaded()];

/** Neither costs nor days of lorries are known. */
export const withoutCosts = (): HttpHandler[] => [mockCall('get', COSTS, broken), ...loaded()];

export const slow = (): HttpHandler[] => [mockEndless('get', RETAILS), mockEndless('post', CONTACTS), ...loaded()];

export const failing = (): HttpHandler[] => [
  mockCall('get', RETAILS, broken),
  mockCall('post', CONTACTS, broken),
  ...loaded(),
];

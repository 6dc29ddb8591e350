import type { HttpHandler } from 'msw';
import type { Favorites } from '@partshop/api-client';
import { mockCall, mockEndless, refuse } from '@partshop/api-client/mocks';
import { octavia } from '@partshop/features/car-selector/mocks';
import { createListsServer } from '@partshop/features/lists/mocks';
import { goods } from '@partshop/features/search/mocks';

const PATH = '/services/lists/favorites_json';

const favorites = (items: Favorites['items'], cars: Favorites['cars'] = []): HttpHandler[] => [
  mockCall('get', PATH, { items, cars, currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' } }),
  ...createListsServer({ favorites: items.map(({ articleId }) => articleId), compare: [1002] }).handlers,
];

const forCar = (items: typeof goods, engineId: number | null) => items.map((good) => ({ ...good, engineId }));

/** Articles that were chosen without a car; nobody offers the last one any more. */
export const loaded = (): HttpHandler[] =>
  favorites(
    forCar(
      goods.slice(0, 5).map((good, index) => (index === 4 ? { ...good, best: null, offerCount: 0 } : good)),
      null,
    ),
  );

/** Some were chosen for a car. */
export const withCars = (): HttpHandler[] =>
  favorites([...forCar(goods.slice(0, 2), null), ...forCar(goods.slice(2, 6), octavia.engineId)], [octavia]);

export const empty = (): HttpHandler[] => favorites([]);

const longName =
  'Фильтр масляный двигателя внутреннего сгорания с перепускным клапаном и уплотнительным кольцом, для автомобилей с турбонаддувом';
export const longTexts = (): HttpHandler[] =>
  favorites(
    forCar(
      goods.slice(0, 3).map((good) => ({ ...good, productName: longName })),
      null,
    ),
  );

export const slow = (): HttpHandler[] => [mockEndless('get', PATH), ...createListsServer().handlers];

export const failing = (): HttpHandler[] => [
  mockCall('get', PATH, refuse(500, { code: 'internal' })),
  ...createListsServer().handlers,
];

import type { DeliveryCosts } from '@partshop/api-client';

/** Every way to Moscow. */
export const ways: DeliveryCosts = {
  cityId: 524_901,
  city: 'Москва',
  currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' },
  costs: [
    { type: 'point', by: 'shop', cost: 0, payable: 0, deliveryDays: 2, deliveryDaysMax: 4, problem: null },
    { type: 'courier', by: 'shop', cost: 29_000, payable: 29_000, deliveryDays: 3, deliveryDaysMax: 6, problem: null },
    {
      type: 'cdek-point',
      by: 'cdek',
      cost: 26_900,
      payable: 26_900,
      deliveryDays: 4,
      deliveryDaysMax: 8,
      problem: null,
    },
    {
      type: 'company',
      by: 'company',
      cost: 45_000,
      payable: 45_000,
      deliveryDays: 4,
      deliveryDaysMax: 9,
      problem: null,
    },
  ],
};

/** The same while CDEK does not answer. */
export const waysWithoutCdek: DeliveryCosts = {
  ...ways,
  costs: ways.costs.map((way) =>
    way.by === 'cdek'
      ? { ...way, cost: null, payable: null, deliveryDays: null, deliveryDaysMax: null, problem: 'unknown' }
      : way,
  ),
};

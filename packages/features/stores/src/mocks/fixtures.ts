import type { DeliveryCosts, RetailPoint } from '@partshop/api-client';
import type { DeliveryRouteTimes } from '../points/delivery.loadables.ts';

const kazan = { cityId: 551_487, city: 'Казань', linkUrl: '/city/kazan-551487' };
const hours = 'Ежедневно 9:00–21:00';

export const points: RetailPoint[] = [
  {
    ...kazan,
    id: 1,
    name: 'Пункт «Баумана»',
    address: 'ул. Баумана, 44',
    hours,
    latitude: 55.7894,
    longitude: 49.1167,
    isDemo: true,
  },
  {
    ...kazan,
    id: 2,
    name: 'Пункт «Горки»',
    address: 'проспект Победы, 91',
    hours,
    latitude: 55.7603,
    longitude: 49.1892,
    isDemo: true,
  },
  {
    id: 3,
    cityId: 515_012,
    city: 'Орёл',
    linkUrl: '/city/orel-515012',
    name: 'Пункт «Центр»',
    address: 'ул. Московская, 30',
    hours,
    latitude: 52.9651,
    longitude: 36.0785,
    isDemo: true,
  },
];

export const longPoints: RetailPoint[] = points.map((point) => ({
  ...point,
  name: 'Торгово-развлекательный центр «Автозаводский», вход со стороны железнодорожного вокзала',
  address: 'проспект Пятидесятилетия Двадцать Второго Партийного Съезда, 1234, корпус 56, строение 78',
  hours: 'Понедельник–пятница 9:00–21:00, суббота и воскресенье 10:00–18:00, без перерыва',
}));

const known = { payable: 0, problem: null } as const;

export const toKazan: DeliveryCosts = {
  cityId: kazan.cityId,
  city: kazan.city,
  costs: [
    { ...known, type: 'point', by: 'shop', cost: 0, deliveryDays: 3, deliveryDaysMax: 3 },
    { ...known, type: 'courier', by: 'shop', cost: 29_000, payable: 29_000, deliveryDays: 3, deliveryDaysMax: 4 },
    {
      type: 'cdek-point',
      by: 'cdek',
      cost: null,
      payable: null,
      deliveryDays: null,
      deliveryDaysMax: null,
      problem: 'unknown',
    },
  ],
  currency: { code: 'RUB', rate: 1, rateDate: '2026-06-15' },
};

/** A city where the shop has no point. */
export const toSochi: DeliveryCosts = {
  ...toKazan,
  cityId: 491_422,
  city: 'Сочи',
  costs: toKazan.costs.filter(({ type }) => type === 'cdek-point'),
};

export const lorriesToKazan: DeliveryRouteTimes = {
  routeId: kazan.cityId,
  city: kazan.city,
  wayDays: 3,
  points: 2,
  isCurrent: true,
  arrivals: ['2026-06-18', '2026-06-19', '2026-06-20', '2026-06-22', '2026-06-23'],
};

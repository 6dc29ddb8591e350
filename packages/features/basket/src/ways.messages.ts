import type { DeliveryCost } from '@partshop/api-client';
import { defineMessages } from '@partshop/features/core';

/** The ways of delivery and what they cost. */
export const messages = defineMessages('delivery-ways', {
  deliveryTo: {
    text: 'Доставка в город {city}',
    note: 'Above the ways of delivery and what they cost; city is a name',
  },
  otherCity: { text: 'Другой город', note: 'Link beside the city of delivery: choose another one' },
  courier: { text: 'Курьер', note: 'Way of delivery: to an address, by the shop’s own courier' },
  cdekCourier: { text: 'Курьер СДЭК', note: 'Way of delivery: to an address, by the company CDEK' },
  cdek: { text: 'Пункт СДЭК', note: 'Way of delivery: to a point of the company CDEK' },
  transportCompany: { text: 'Транспортная компания', note: 'Way of delivery: to a terminal of a transport company' },
  wayUnknown: {
    text: 'Стоимость сейчас неизвестна: служба не отвечает. Можно выбрать другой способ.',
    note: 'Why a way of delivery cannot be chosen: the carrier does not answer',
  },
  wayUnserved: {
    text: 'Для этого заказа недоступно',
    note: 'Why a way of delivery cannot be chosen: the carrier does not take it',
  },
  pickup: { text: 'Самовывоз', note: 'Summary: way of delivery, its price follows' },
  free: { text: 'Бесплатно', note: 'Summary: price of the pick-up' },
});

const NAMES = {
  point: 'pickup',
  courier: 'courier',
  'cdek-point': 'cdek',
  company: 'transportCompany',
} as const;

/** The message that names a way. */
export const nameOfWay = ({ type, by }: Pick<DeliveryCost, 'type' | 'by'>) =>
  type === 'courier' && by === 'cdek' ? 'cdekCourier' : NAMES[type];

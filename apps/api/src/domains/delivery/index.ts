import { deliveryCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { deliveryHandlers } from './delivery.calls.ts';

/** The ways to buyers and what they cost. */
export const deliveryDomain = defineDomain(deliveryCalls, deliveryHandlers);

export type { Carrier, DeliveryCity, Quote } from './carrier.ts';
export { createCarrier } from './carriers.ts';
export type { DeliveryTools } from './delivery-tools.ts';
export { createDelivery } from './find-ways.ts';
export { weigh } from './parcel.queries.ts';

import { loadWith } from '@partshop/features/core';
import { loadDelivery } from './delivery.saga.ts';

export const loader = loadWith(loadDelivery);
export { DeliveryScreen as Component } from './DeliveryScreen.tsx';

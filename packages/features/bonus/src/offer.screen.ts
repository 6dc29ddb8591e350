import { loadWith } from '@partshop/features/core';
import { loadOffer } from './programme.saga.ts';

export const loader = loadWith(loadOffer);
export { OfferScreen as Component } from './OfferScreen.tsx';

import { loadWith } from '@partshop/features/core';
import { POST_QUERY } from './post.query.ts';
import { loadOffer } from './post.saga.ts';

export const loader = loadWith(loadOffer, POST_QUERY);
export { OfferScreen as Component } from './PostScreens.tsx';

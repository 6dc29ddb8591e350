import { loadWith } from '@partshop/features/core';
import { POST_QUERY } from './post.query.ts';
import { loadShopPage } from './post.saga.ts';
import { shopPage } from './PostScreens.tsx';

export const loader = loadWith(loadShopPage('become-supplier'), POST_QUERY);
export const Component = shopPage('become-supplier');

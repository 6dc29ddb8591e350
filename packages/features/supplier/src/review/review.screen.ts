import { actWith, loadWith } from '@partshop/features/core';
import { decide, loadReview } from './review.saga.ts';

export const loader = loadWith(loadReview);
export const action = actWith(decide);
export { ReviewScreen as Component } from './ReviewScreen.tsx';

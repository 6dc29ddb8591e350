import { loadWith } from '@partshop/features/core';
import { REVIEW_QUERY } from '../supplier.query.ts';
import { loadReviewList } from './review.saga.ts';

export const loader = loadWith(loadReviewList, REVIEW_QUERY);
export { ReviewListScreen as Component } from './ReviewListScreen.tsx';

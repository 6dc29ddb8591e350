import { claimReviewCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { claimReviewHandlers } from './claim-review.calls.ts';

/** What staff decides about claims of sellers. */
export const claimReviewDomain = defineDomain(claimReviewCalls, claimReviewHandlers);

export { createRefusalNotices } from './refusal-notices.ts';

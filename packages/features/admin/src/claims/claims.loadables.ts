import { unwrap, type ClaimReview } from '@partshop/api-client';
import { createLoadable, isList } from '@partshop/features/core';
import type { ShownClaims } from './shown-claims.ts';

/** Who claims what, for administrators. */
export const claimReviews = createLoadable<ShownClaims, ClaimReview>({
  name: 'claimReviews',
  key: ({ type, seller, page }) => `${type} ${seller ?? ''} ${page}`,
  isShape: ({ sellers, claims }) => isList(sellers) && isList(claims),
  call: (api, { type, seller, page }, signal) =>
    unwrap(
      api.GET('/services/admin/claims_json/{type}', {
        params: { path: { type }, query: { page, ...(seller !== null && { sellerId: seller }) } },
        signal,
      }),
    ),
  max: 1,
});

import { REVIEWED_CLAIMS, type ReviewedClaimType } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { paths } from '@partshop/features/shared';
import type { CLAIMS_QUERY } from './claims.query.ts';

/** `seller` is null where the page shows sellers alone. */
export type ShownClaims = { type: ReviewedClaimType; seller: number | null; page: number };

type Query = Pick<QueryReader<(typeof CLAIMS_QUERY)[number]>, 'get'>;

/** What the query does not know is the crosses of all sellers. */
export const readShown = (query: Query): ShownClaims => ({
  type: REVIEWED_CLAIMS.find((one) => one === query.get('type')) ?? 'crosses',
  seller: readId(query.get('seller') ?? ''),
  page: readPage(query),
});

export const claimsPath = ({ type, seller, page }: ShownClaims): string =>
  paths.adminClaims.to(type === 'crosses' ? '' : type, seller ?? undefined, page);

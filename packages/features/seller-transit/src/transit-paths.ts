import { CLAIM_STATES, TRANSIT_KINDS, type ClaimState, type TransitKind } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { periodPath, USUAL_PERIOD, type PeriodChoice } from '@partshop/features/seller-sales';
import { paths } from '@partshop/features/shared';

type Query<Name extends string> = Pick<QueryReader<Name>, 'get'>;

/** A kind that has no list of its own is the first. */
export const readKind = (query: Query<'kind'>): TransitKind =>
  TRANSIT_KINDS.find((kind) => kind === query.get('kind')) ?? 'underway';

export const readState = (query: Query<'state'>): ClaimState =>
  CLAIM_STATES.find((state) => state === query.get('state')) ?? 'open';

const withQuery = (path: string, values: Record<string, string>): string => periodPath(path, USUAL_PERIOD, values);

export const transitsPath = (kind: TransitKind, page = 1): string =>
  withQuery(paths.sellerCrossDocking.to(), {
    kind: kind === 'underway' ? '' : kind,
    page: page > 1 ? String(page) : '',
  });

/** What a seller answers to a claim; also what the page says afterwards. */
export const CLAIM_INTENTS = ['accept', 'decline'] as const;
export type ClaimIntent = (typeof CLAIM_INTENTS)[number];

export const claimsPath = (state: ClaimState, page = 1, done?: ClaimIntent): string =>
  withQuery(paths.sellerClaims.to(), {
    state: state === 'open' ? '' : state,
    page: page > 1 ? String(page) : '',
    done: done ?? '',
  });

/** The address of a page about one position, or about all of them. */
export const positionPath = (path: string, period: PeriodChoice, articleId: number): string =>
  periodPath(path, period, { article: String(articleId) });

import { APPLIED_ADVICE, type AppliedAdvice } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { readId } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';

/** The advice whose changes are shown: its kind, and the price list that it is about. */
export const ADVICE_QUERY = ['kind', 'list'] as const;
type Query = Pick<QueryReader<(typeof ADVICE_QUERY)[number]>, 'get'>;

export type ChosenAdvice = { kind: AppliedAdvice; priceListId: number };

/** Null where no advice is chosen, and for one that the shop does not follow by itself. */
export function readChosen(query: Query): ChosenAdvice | null {
  const kind = APPLIED_ADVICE.find((one) => one === query.get('kind'));
  const priceListId = readId(query.get('list') ?? '');
  return kind && priceListId !== null ? { kind, priceListId } : null;
}

/** The address of what following advice would change. */
export const changesPath = ({ kind, priceListId }: ChosenAdvice): string =>
  `${paths.sellerAdvice.to()}?kind=${kind}&list=${priceListId}`;

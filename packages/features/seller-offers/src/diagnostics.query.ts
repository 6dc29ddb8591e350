import { OFFER_FAULTS, type OfferFaultKind } from '@partshop/api-client';
import type { QueryReader } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';

/** The fault whose offers are shown, the page of them, and what the seller has just done: with how many prices lowered, and left. */
export const DIAGNOSTICS_QUERY = ['kind', 'page', 'done', 'lowered', 'left'] as const;
type Query = Pick<QueryReader<(typeof DIAGNOSTICS_QUERY)[number]>, 'get'>;

/** Null for none, and for a kind that does not exist. */
export const readKind = (query: Query): OfferFaultKind | null =>
  OFFER_FAULTS.find((kind) => kind === query.get('kind')) ?? null;

export type Done = { what: 'changed' } | { what: 'matched'; lowered: number; left: number };

export function readDone(query: Query): Done | null {
  const what = query.get('done');
  if (what === 'changed') return { what };
  return what === 'matched'
    ? { what, lowered: readCount(query.get('lowered')), left: readCount(query.get('left')) }
    : null;
}

const readCount = (text: string | null): number => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : 0);

/** The address of the offers with a fault, of their first page unless `page` says another. */
export function diagnosticsPath(kind: OfferFaultKind | null, page = 1, done?: Done): string {
  const said = done?.what === 'matched' ? { lowered: String(done.lowered), left: String(done.left) } : {};
  const query = new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(done ? { done: done.what, ...said } : {}),
  });
  return query.size === 0 ? paths.sellerDiagnostics.to() : `${paths.sellerDiagnostics.to()}?${query.toString()}`;
}

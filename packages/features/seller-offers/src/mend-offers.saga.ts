import { data } from 'react-router-dom';
import { ApiError, MAX_OFFER_PRICE, MAX_OFFER_QUANTITY, unwrap, type OfferTerms } from '@partshop/api-client';
import { callApi, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import {
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { readAmount } from '@partshop/features/shared';
import { diagnosticsPath, readKind, type DIAGNOSTICS_QUERY } from './diagnostics.query.ts';

export type MendField = 'price' | 'quantity' | 'percent';
export type MendProblem = 'priceWrong' | 'quantityWrong' | 'percentWrong' | 'noneChosen';
export type Typed = Record<MendField, string>;

/** A change that was refused: of which offer (of the marked ones for ''), what was typed, and what the offer is now if others changed it. */
export type RefusedMend = {
  offer: string;
  typed: Typed;
  chosen: string[];
  refusal: FormRefusal<MendField, MendProblem> | null;
  now: OfferTerms | null;
};

type Answer = Response | ReturnType<typeof data<RefusedMend>>;

/** Changes an offer, or lowers the prices of those that are marked, by the pressed button. */
export function* mendOffers({ form, query }: ActArgs<(typeof DIAGNOSTICS_QUERY)[number]>): Saga<Answer> {
  const [offer, typed, chosen] = [readField(form, 'change'), readTyped(form), readChosen(form)];
  const base = { offer, typed, chosen, now: null };
  const problems = offer === '' ? findMatchProblems(form) : findChangeProblems(form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<RefusedMend>({ ...base, refusal }, { status });
  }
  const [kind, page] = [readKind(query), readPage(query)];
  try {
    if (offer !== '') {
      yield* change(offer, typed, form);
      return redirectResponse(diagnosticsPath(kind, page, { what: 'changed' }), 303);
    }
    const { lowered, left } = yield* match(chosen, typed);
    return redirectResponse(diagnosticsPath(kind, page, { what: 'matched', lowered, left }), 303);
  } catch (error) {
    const now = error instanceof ApiError && error.body.code === 'offer-changed' ? offerIn(error.body) : null;
    // A success, so that the page loads what it shows anew.
    if (now) return data<RefusedMend>({ ...base, now, refusal: null });
    const { refusal, status } = readRefusal(error, READING);
    return data<RefusedMend>({ ...base, refusal }, { status });
  }
}

const READING = {
  byMember: {
    Price: { field: 'price', code: 'priceWrong' },
    Quantity: { field: 'quantity', code: 'quantityWrong' },
    MaxPercent: { field: 'percent', code: 'percentWrong' },
  },
} as const;

const offerIn = (body: object): OfferTerms | null => ('offer' in body ? (body.offer as OfferTerms) : null);

const readTyped = (form: FormData): Typed => ({
  price: readField(form, 'price').trim(),
  quantity: readField(form, 'quantity').trim(),
  percent: readField(form, 'percent').trim(),
});

const readChosen = (form: FormData): string[] =>
  form.getAll('chosen').flatMap((key) => (typeof key === 'string' && readKey(key) ? [key] : []));

/** The key of an offer in forms: `12:3401`, its price list and its article. */
export const writeKey = ({ priceListId, articleId }: { priceListId: number; articleId: number }): string =>
  `${priceListId}:${articleId}`;

function readKey(key: string): { PriceListId: number; ArticleId: number } | null {
  const [list, article] = key.split(':').map(readId);
  return list && article ? { PriceListId: list, ArticleId: article } : null;
}

/** Finds what is wrong with the form of one offer. */
export function findChangeProblems(form: FormData): Problem<MendField, MendProblem>[] {
  const { price, quantity } = readTyped(form);
  const kopecks = readAmount(price);
  const isPrice = kopecks !== null && kopecks > 0 && kopecks <= MAX_OFFER_PRICE;
  const isQuantity = /^\d{1,8}$/.test(quantity) && Number(quantity) <= MAX_OFFER_QUANTITY;
  return [
    ...(isPrice ? [] : [{ field: 'price', code: 'priceWrong' } as const]),
    ...(isQuantity ? [] : [{ field: 'quantity', code: 'quantityWrong' } as const]),
  ];
}

/** Finds what is wrong with the form that lowers marked prices. */
export function findMatchProblems(form: FormData): Problem<MendField, MendProblem>[] {
  const { percent } = readTyped(form);
  const isPercent = /^\d{1,2}$/.test(percent) && Number(percent) >= 1 && Number(percent) <= 90;
  return [
    ...(isPercent ? [] : [{ field: 'percent', code: 'percentWrong' } as const]),
    ...(readChosen(form).length > 0 ? [] : [{ field: 'percent', code: 'noneChosen' } as const]),
  ];
}

function* change(offer: string, { price, quantity }: Typed, form: FormData): Saga {
  const key = readKey(offer) ?? { PriceListId: 1, ArticleId: 1 };
  const Seen = { Price: Number(readField(form, 'seenPrice')), Quantity: Number(readField(form, 'seenQuantity')) };
  const body = { ...key, Price: readAmount(price) ?? 0, Quantity: Number(quantity), Seen };
  yield* callApi((api, signal) => unwrap(api.PUT('/services/seller/offer_json', { body, signal })));
}

function* match(chosen: readonly string[], { percent }: Typed): Saga<{ lowered: number; left: number }> {
  const Offers = chosen.flatMap((key) => readKey(key) ?? []);
  const body = { Offers, MaxPercent: Number(percent) };
  return yield* callApi((api, signal) => unwrap(api.POST('/services/seller/match-cheapest_json', { body, signal })));
}

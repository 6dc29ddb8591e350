import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { ApiError, CLAIM_DECISIONS, unwrap, type ClaimDecision } from '@partshop/api-client';
import {
  callApi,
  describePage,
  loadTexts,
  notFound,
  pick,
  redirectResponse,
  type ActArgs,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages, readField, readId, readRefusal, type FormRefusal } from '@partshop/features/core/forms';
import { claimReviews } from './claims.loadables.ts';
import { messages } from './claims.messages.ts';
import type { CLAIMS_QUERY } from './claims.query.ts';
import { claimsPath, readShown } from './shown-claims.ts';

type Name = (typeof CLAIMS_QUERY)[number];

/** /admin/claims. Critical: the list; 404 for a seller who claims nothing. */
export function* loadClaims({ query }: LoadArgs<Name>): Saga {
  const shown = readShown(query);
  yield all([call(claimReviews.load, shown), call(loadTexts, messages, formMessages)]);
  const known = yield* pick((state) => claimReviews.select(state, shown));
  const { seller } = shown;
  if (seller !== null && 'data' in known && !known.data?.sellers.some(({ sellerId }) => sellerId === seller))
    notFound();
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Why nothing was decided. */
export type ClaimsRefused = {
  /** The form that was sent: see `claimKey`. */
  key: string;
  refusal: FormRefusal | null;
  isOvertaken: boolean;
};

type Named = { sellerId: number; articleId?: number | undefined; otherId?: number | undefined };

/** Tells the forms of a page apart. */
export const claimKey = ({ sellerId, articleId = 0, otherId = 0 }: Named): string =>
  `${sellerId} ${articleId} ${otherId}`;

const readDecision = (text: string): ClaimDecision | null => CLAIM_DECISIONS.find((one) => one === text) ?? null;

/** What the pressed button decides; null takes a decision back. Not found for what no button sends. */
const readPressed = (text: string): ClaimDecision | null =>
  text === 'undo' ? null : (readDecision(text) ?? notFound());

/** Accepts or refuses one claim or all of a seller's, or takes that back, by the pressed button. */
export function* decideClaims({ form, query }: ActArgs<Name>): Saga<Response | ReturnType<typeof data<ClaimsRefused>>> {
  const shown = readShown(query);
  const idOf = (name: string) => readId(readField(form, name)) ?? undefined;
  const sellerId = idOf('sellerId') ?? notFound();
  const [articleId, otherId] = [idOf('articleId'), idOf('otherId')];
  const key = claimKey({ sellerId, articleId, otherId });
  const asked = {
    Type: shown.type,
    SellerId: sellerId,
    Decision: readPressed(readField(form, 'decision')),
    Was: readDecision(readField(form, 'was')),
  };
  try {
    if (articleId !== undefined && otherId !== undefined) {
      const body = { ...asked, ArticleId: articleId, OtherId: otherId };
      yield* callApi((api, signal) => unwrap(api.POST('/services/admin/claim-decide_json', { body, signal })));
    } else {
      yield* callApi((api, signal) => unwrap(api.POST('/services/admin/claims-decide_json', { body: asked, signal })));
    }
  } catch (error) {
    // A success, so that the page loads what it shows anew.
    if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
      return data<ClaimsRefused>({ key, refusal: null, isOvertaken: true });
    }
    const { refusal, status } = readRefusal(error);
    return data<ClaimsRefused>({ key, refusal, isOvertaken: false }, { status });
  }
  return redirectResponse(claimsPath(shown), 303);
}

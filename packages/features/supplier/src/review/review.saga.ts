import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import {
  ApiError,
  MAX_REASON_LENGTH,
  MIN_REASON_LENGTH,
  unwrap,
  type ApplicationConflict,
  type ApplicationState,
} from '@partshop/api-client';
import {
  callApi,
  describePage,
  dispatch,
  loadTexts,
  notFound,
  redirectResponse,
  type ActArgs,
  type LoadArgs,
  type QueryReader,
  type Saga,
} from '@partshop/features/core';
import {
  formMessages,
  readField,
  readId,
  readRefusal,
  refuseFields,
  type FormRefusal,
  type Problem,
} from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import { messages as stateMessages } from '../state.messages.ts';
import { applicationLists, reviewedApplications, type ListOf } from '../supplier.loadables.ts';
import type { REVIEW_QUERY } from '../supplier.query.ts';
import { messages } from './review.messages.ts';

type Query = QueryReader<(typeof REVIEW_QUERY)[number]>;
export const STATES = ['sent', 'asked', 'accepted', 'refused'] as const satisfies readonly ApplicationState[];
const APPLICATION_DECISIONS = ['accept', 'refuse', 'ask'] as const;

/** Which applications the query asks for: what it does not know is the first page of all. */
export function readListOf(query: Pick<Query, 'get'>): ListOf {
  const page = query.get('page') ?? '';
  return {
    state: STATES.find((one) => one === query.get('state')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** /admin/suppliers. Critical: the list. */
export function* loadReviewList({ query }: LoadArgs<(typeof REVIEW_QUERY)[number]>): Saga {
  yield all([call(applicationLists.load, readListOf(query)), call(loadTexts, messages, stateMessages)]);
  yield* describePage(messages, (t) => ({ title: t('listTitle'), isIndexed: false }));
}

/** /admin/suppliers/{id}. Critical: the application. */
export function* loadReview({ params }: LoadArgs): Saga {
  const id = readId(params['id'] ?? '') ?? notFound();
  yield all([call(reviewedApplications.load, id), call(loadTexts, messages, stateMessages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

export type DecisionRefused = {
  reason: string;
  refusal: FormRefusal<'reason', 'reasonWrong'> | null;
  /** Why nothing was decided: the page shows the application as it is now. */
  conflict: 'changed' | 'sellerKnown' | null;
};

const REASON = { field: 'reason', code: 'reasonWrong' } as const;

/** Finds what is wrong with a question or a refusal; to accept needs no reason. */
export function findReasonProblems(form: FormData): Problem<'reason', 'reasonWrong'>[] {
  const { length } = readField(form, 'reason').trim();
  const needsNone = readField(form, 'decision') === 'accept';
  return !needsNone && (length < MIN_REASON_LENGTH || length > MAX_REASON_LENGTH) ? [REASON] : [];
}

/** Accepts, asks or refuses, by the pressed button. */
export function* decide({ params, form }: ActArgs): Saga<Response | ReturnType<typeof data<DecisionRefused>>> {
  const id = readId(params['id'] ?? '') ?? notFound();
  const reason = readField(form, 'reason').trim();
  const pressed = readField(form, 'decision');
  const decision = APPLICATION_DECISIONS.find((one) => one === pressed) ?? 'ask';
  const problems = findReasonProblems(form);
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<DecisionRefused>({ reason, refusal, conflict: null }, { status });
  }
  const body = { decision, seenVersion: readId(readField(form, 'seenVersion')) ?? 1, reason };
  const path = { id };
  try {
    yield* callApi((api, signal) =>
      unwrap(api.POST('/services/admin/supplier-applications/{id}/decide', { params: { path }, body, signal })),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      const { application, code } = error.body as Partial<ApplicationConflict>;
      if (application) yield* dispatch(reviewedApplications.loaded(id, application, Date.now()));
      const conflict = code === 'seller-known' ? 'sellerKnown' : 'changed';
      return data<DecisionRefused>({ reason, refusal: null, conflict }, { status: 409 });
    }
    const { refusal, status } = readRefusal(error, { byMember: { reason: REASON } });
    return data<DecisionRefused>({ reason, refusal, conflict: null }, { status });
  }
  return redirectResponse(paths.adminSupplier.to(id), 303);
}

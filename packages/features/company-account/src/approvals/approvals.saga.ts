import { data } from 'react-router-dom';
import { all, call } from 'redux-saga/effects';
import { ApiError, MAX_REASON_LENGTH, unwrap, type ApprovalConflict } from '@partshop/api-client';
import {
  callApi,
  describePage,
  dispatch,
  loadTexts,
  notFound,
  optional,
  redirectResponse,
  reloadCurrentUser,
  type ActArgs,
  type LoadArgs,
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
import { replaceBasket } from '@partshop/features/basket';
import { paths } from '@partshop/features/shared';
import { approvalLists, approvals } from '../company-account.loadables.ts';
import { messages } from './approvals.messages.ts';

export type DecisionRefused = {
  reason: string;
  /** `conflict`: the page shows the order as it is now. */
  refusal: FormRefusal<'reason', 'reasonWrong', 'conflict'>;
};

/** /profile/company/approvals. Critical: the list; 404 for who buys for no company. */
export function* loadApprovals(): Saga {
  yield all([call(approvalLists.load), call(loadTexts, messages)]);
  yield* describePage(messages, (t) => ({ title: t('listTitle'), isIndexed: false }));
}

/** /profile/company/approvals/{id}. Critical: the order; one of another company responds 404, as an unknown one does. */
export function* loadApproval({ params }: LoadArgs): Saga {
  const id = readId(params['id'] ?? '') ?? notFound();
  yield all([call(approvals.load, id), call(loadTexts, messages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Finds what is wrong with a refusal. */
export function findReasonProblems(form: FormData): Problem<'reason', 'reasonWrong'>[] {
  const { length } = readField(form, 'reason').trim();
  return length === 0 || length > MAX_REASON_LENGTH ? [{ field: 'reason', code: 'reasonWrong' }] : [];
}

/** Approves, refuses or takes an order back, by the pressed button. */
export function* decide({ params, form }: ActArgs): Saga<Response | ReturnType<typeof data<DecisionRefused>>> {
  const id = readId(params['id'] ?? '') ?? notFound();
  const intent = readField(form, 'intent');
  const reason = readField(form, 'reason');
  const problems = intent === 'refuse' ? findReasonProblems(form) : [];
  if (problems.length > 0) {
    const { refusal, status } = refuseFields(problems);
    return data<DecisionRefused>({ reason, refusal }, { status });
  }
  try {
    yield* send(id, intent, form);
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      const { approval } = error.body as Partial<ApprovalConflict>;
      if (approval) yield* dispatch(approvals.loaded(id, approval, Date.now()));
    }
    const { refusal, status } = readRefusal(error, {
      byStatus: { 409: { reason: 'conflict' } },
      byMember: { reason: { field: 'reason', code: 'reasonWrong' } },
    });
    return data<DecisionRefused>({ reason, refusal }, { status });
  }
  // The count beside the links, and a basket to which lines returned.
  yield all([call(optional, reloadCurrentUser()), call(optional, replaceBasket())]);
  return redirectResponse(paths.approval.to(id), 303);
}

function* send(id: number, intent: string, form: FormData): Saga {
  const params = { path: { id } };
  if (intent === 'refuse') {
    const body = { reason: readField(form, 'reason').trim() };
    yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/order-approvals/{id}/refuse', { params, body, signal })),
    );
  } else if (intent === 'withdraw') {
    yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/order-approvals/{id}/withdraw', { params, signal })),
    );
  } else {
    const body = {
      seenTotal: Number(readField(form, 'seenTotal')),
      acceptsChanges: readField(form, 'acceptsChanges') === 'yes',
    };
    yield* callApi((api, signal) =>
      unwrap(api.POST('/services/cabinet/order-approvals/{id}/approve', { params, body, signal })),
    );
  }
}

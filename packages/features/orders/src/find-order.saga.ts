import { data } from 'react-router-dom';
import { ApiError, unwrap } from '@partshop/api-client';
import { callApi, describePage, loadTexts, redirectResponse, type ActArgs, type Saga } from '@partshop/features/core';
import { formMessages, readField, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { paths } from '@partshop/features/shared';
import {
  askForCode,
  CODE_READING,
  findCodeProblems,
  readCode,
  requestCode,
  signInFieldMessages,
  type SentCode,
  type SignInRefused,
} from '@partshop/features/sign-in';
import type { FindAnswer, FindRefused, Sought } from './find-answer.ts';
import { findSoughtProblems, readSought } from './find-order-rules.ts';
import { messages } from './find-order.messages.ts';

type Step = ReturnType<typeof data<FindAnswer>>;

/** /find-order */
export function* loadFindOrder(): Saga {
  yield* loadTexts(messages, formMessages, signInFieldMessages);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Handles one step, by the form's `step` (`order`, `code`) or its button's `intent` (`resend`, `change-order`). */
export function* findOrder({ form }: ActArgs<'number'>): Saga<Response | Step> {
  const sought = readSought(form);
  switch (readField(form, 'intent') || readField(form, 'step')) {
    case 'resend':
      return yield* resendCode(sought);
    case 'code':
      return yield* checkCode(sought, form);
    case 'order':
      return yield* look(sought, form);
    default:
      return data<FindAnswer>({ step: 'order', ...sought, refusal: null });
  }
}

/** Shows the order if this session has proved the phone, else sends a code, whether or not there is such an order. */
function* look(sought: Sought, form: FormData): Saga<Response | Step> {
  const problems = findSoughtProblems(form);
  if (problems.length > 0) return refuseOrder(sought, refuseFields(problems));
  try {
    return yield* show(sought);
  } catch (error) {
    if (!(error instanceof ApiError) || error.body.code !== 'phone-unconfirmed') {
      return refuseOrder(sought, readRefusal(error, ORDER));
    }
  }
  const asked = yield* requestCode(sought.phone);
  return 'refusal' in asked ? refuseOrder(sought, asked) : askCode(sought, asked);
}

function* resendCode(sought: Sought): Saga<Step> {
  try {
    return askCode(sought, yield* askForCode(sought.phone));
  } catch (error) {
    return refuseCode(sought, readRefusal(error, {}));
  }
}

function* checkCode(sought: Sought, form: FormData): Saga<Response | Step> {
  const problems = findCodeProblems(form);
  if (problems.length > 0) return refuseCode(sought, refuseFields(problems));
  try {
    return yield* show(sought, readCode(form));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return refuseOrder(sought, readRefusal(error, ORDER));
    return refuseCode(sought, readRefusal(error, CODE_READING));
  }
}

/** Redirects to the order. Throws an `ApiError` when the phone is not proved or has no such order. */
function* show({ number: Number, phone }: Sought, code?: string): Saga<Response> {
  const body = { Number, phone, ...(code === undefined ? {} : { code }) };
  const order = yield* callApi((api, signal) =>
    unwrap(api.POST('/services/orders/findbyphone_json', { body, signal })),
  );
  return redirectResponse(paths.order.to(order.number), 303);
}

const ORDER = {
  byCode: { 'not-found': { field: 'number', code: 'orderUnknown' } },
  byMember: { Number: { field: 'number', code: 'numberWrong' }, phone: { field: 'phone', code: 'phoneWrong' } },
} as const;

const askCode = (sought: Sought, { phone, seconds }: SentCode) =>
  data<FindAnswer>({ step: 'code', ...sought, phone, seconds, refusal: null });

const refuseOrder = (sought: Sought, { refusal, status }: FindRefused) =>
  data<FindAnswer>({ step: 'order', ...sought, refusal }, { status });

const refuseCode = (sought: Sought, { refusal, status }: SignInRefused<'code'>) =>
  data<FindAnswer>({ step: 'code', ...sought, seconds: null, refusal }, { status });

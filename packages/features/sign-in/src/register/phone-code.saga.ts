import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import { callApi, expectShape, type QueryReader, type Saga } from '@partshop/features/core';
import {
  answerWithDocument,
  type Leaving,
  readField,
  readRefusal,
  refuseFields,
  toMinutes,
} from '@partshop/features/core/forms';
import { targetOf } from '../form/target.ts';
import { EMPTY_DETAILS, type RegisterAnswer } from './register-answer.ts';
import type { SignInRefused } from '../form/sign-in-refusal.ts';
import { findCodeProblems, readCode } from '../form/code-rules.ts';
import { findPhoneProblems } from './register-rules.ts';

type Step = ReturnType<typeof data<RegisterAnswer>>;

/** A wait of up to a minute means that a code was just sent; a longer one, that the day's limit is reached. */
const BETWEEN_CODES_S = 60;

/** Requests a code. A visitor who returns while the last code still works continues with it. */
export function* sendCode(form: FormData): Saga<Step> {
  const phone = readField(form, 'phone').trim();
  const problems = findPhoneProblems(form);
  if (problems.length > 0) return refusePhone(phone, refuseFields(problems));
  try {
    const found = yield* callApi((api, signal) =>
      unwrap(api.GET('/client/FindUserByPhone', { params: { query: { phone } }, signal })),
    );
    const state = expectShape(found, ({ canSendCode }) => typeof canSendCode === 'boolean');
    if (!state.canSendCode) {
      const { resendAfter } = state;
      if (resendAfter <= BETWEEN_CODES_S) return showCode(state.phone, resendAfter);
      return refusePhone(phone, {
        refusal: { reason: 'too-many', minutes: toMinutes(resendAfter) },
        status: 429,
      });
    }
    return yield* askForCode(state.phone);
  } catch (error) {
    return refusePhone(phone, readRefusal(error, PHONE));
  }
}

/** Requests another code; after a refusal the last one still works. */
export function* resendCode(phone: string): Saga<Step> {
  try {
    return yield* askForCode(phone);
  } catch (error) {
    return refuseCode(phone, readRefusal(error, {}));
  }
}

/** Proves the phone: redirects if that logs in its client, else shows the next step. */
export function* checkCode(
  phone: string,
  form: FormData,
  query: QueryReader<'target'>,
): Saga<Response | ReturnType<typeof data<RegisterAnswer | Leaving>>> {
  const problems = findCodeProblems(form);
  if (problems.length > 0) return refuseCode(phone, refuseFields(problems));
  try {
    const body = { phone, code: readCode(form) };
    const { state } = yield* callApi((api, signal) => unwrap(api.POST('/client/phone/ValidateCode', { body, signal })));
    if (state === 'signed-in') return yield* answerWithDocument(targetOf(query.get('target')));
    if (state === 'password-needed') return data<RegisterAnswer>({ step: 'password', phone });
    return data<RegisterAnswer>({ step: 'details', phone, values: EMPTY_DETAILS, refusal: null });
  } catch (error) {
    return refuseCode(phone, readRefusal(error, CODE));
  }
}

const PHONE = {
  byCode: { 'country-unserved': { field: 'phone', code: 'phoneCountry' } },
  byMember: { phone: { field: 'phone', code: 'phoneWrong' } },
} as const;
const CODE = {
  byCode: {
    'code-wrong': { field: 'code', code: 'codeWrong' },
    'code-expired': { field: 'code', code: 'codeExpired' },
  },
  byMember: { code: { field: 'code', code: 'codeMissing' } },
} as const;

function* askForCode(phone: string): Saga<Step> {
  const sent = yield* callApi((api, signal) => unwrap(api.POST('/client/phone/SendCode', { body: { phone }, signal })));
  return showCode(sent.phone, sent.resendAfter);
}

const showCode = (phone: string, seconds: number) =>
  data<RegisterAnswer>({ step: 'code', phone, seconds, refusal: null });

const refusePhone = (phone: string, { refusal, status }: SignInRefused<'phone'>) =>
  data<RegisterAnswer>({ step: 'phone', phone, refusal }, { status });

const refuseCode = (phone: string, { refusal, status }: SignInRefused<'code'>) =>
  data<RegisterAnswer>({ step: 'code', phone, seconds: null, refusal }, { status });

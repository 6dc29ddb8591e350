import { data } from 'react-router-dom';
import { unwrap } from '@partshop/api-client';
import { callApi, type QueryReader, type Saga } from '@partshop/features/core';
import { answerWithDocument, type Leaving, readField, readRefusal, refuseFields } from '@partshop/features/core/forms';
import { targetOf } from '../form/target.ts';
import { EMPTY_DETAILS, type RegisterAnswer } from './register-answer.ts';
import type { SignInRefused } from '../form/sign-in-refusal.ts';
import { findCodeProblems, readCode } from '../form/code-rules.ts';
import { askForCode, CODE_READING, requestCode, type SentCode } from '../form/request-code.saga.ts';
import { findPhoneProblems } from './register-rules.ts';

type Step = ReturnType<typeof data<RegisterAnswer>>;

/** Requests a code, and shows the step that asks for it. */
export function* sendCode(form: FormData): Saga<Step> {
  const phone = readField(form, 'phone').trim();
  const problems = findPhoneProblems(form);
  if (problems.length > 0) return refusePhone(phone, refuseFields(problems));
  const asked = yield* requestCode(phone);
  return 'refusal' in asked ? refusePhone(phone, asked) : showCode(asked);
}

/** Requests another code; after a refusal the last one still works. */
export function* resendCode(phone: string): Saga<Step> {
  try {
    return showCode(yield* askForCode(phone));
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
    return refuseCode(phone, readRefusal(error, CODE_READING));
  }
}

const showCode = ({ phone, seconds }: SentCode) =>
  data<RegisterAnswer>({ step: 'code', phone, seconds, refusal: null });

const refusePhone = (phone: string, { refusal, status }: SignInRefused<'phone'>) =>
  data<RegisterAnswer>({ step: 'phone', phone, refusal }, { status });

const refuseCode = (phone: string, { refusal, status }: SignInRefused<'code'>) =>
  data<RegisterAnswer>({ step: 'code', phone, seconds: null, refusal }, { status });

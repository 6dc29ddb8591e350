import { unwrap } from '@partshop/api-client';
import { callApi, expectShape, type Saga } from '@partshop/features/core';
import { readRefusal, toMinutes } from '@partshop/features/core/forms';
import type { SignInRefused } from './sign-in-refusal.ts';

/** The phone in E.164, and the seconds until another code can be requested. */
export type SentCode = { phone: string; seconds: number };

/** Requests a code for a phone that its form has checked. A visitor who returns while the last code still works continues with it. */
export function* requestCode(phone: string): Saga<SentCode | SignInRefused<'phone'>> {
  try {
    const found = yield* callApi((api, signal) =>
      unwrap(api.GET('/client/FindUserByPhone', { params: { query: { phone } }, signal })),
    );
    const state = expectShape(found, ({ canSendCode }) => typeof canSendCode === 'boolean');
    const { canSendCode, resendAfter } = state;
    if (!canSendCode) return { refusal: { reason: 'too-many', minutes: toMinutes(resendAfter) }, status: 429 };
    if (resendAfter > 0) return { phone: state.phone, seconds: resendAfter };
    return yield* askForCode(state.phone);
  } catch (error) {
    return readRefusal(error, PHONE_READING);
  }
}

/** Requests another code. Throws an `ApiError`; the last code still works then. */
export function* askForCode(phone: string): Saga<SentCode> {
  const sent = yield* callApi((api, signal) => unwrap(api.POST('/client/phone/SendCode', { body: { phone }, signal })));
  return { phone: sent.phone, seconds: sent.resendAfter };
}

const PHONE_READING = {
  byCode: { 'country-unserved': { field: 'phone', code: 'phoneCountry' } },
  byMember: { phone: { field: 'phone', code: 'phoneWrong' } },
} as const;

/** How the errors of a call that checks a code are shown. */
export const CODE_READING = {
  byCode: {
    'code-wrong': { field: 'code', code: 'codeWrong' },
    'code-expired': { field: 'code', code: 'codeExpired' },
  },
  byMember: { code: { field: 'code', code: 'codeMissing' } },
} as const;

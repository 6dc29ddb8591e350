import { data } from 'react-router-dom';
import type { ActArgs, Saga } from '@partshop/features/core';
import { type Leaving, readField } from '@partshop/features/core/forms';
import { lookUpCities, lookUpPoints } from './look-up.saga.ts';
import type { CitiesAnswer, PointsAnswer, RegisterAnswer } from './register-answer.ts';
import { sendDetails } from './send-details.saga.ts';
import { checkCode, resendCode, sendCode } from './phone-code.saga.ts';

export type RegisterResult = Response | ReturnType<typeof data<RegisterAnswer | CitiesAnswer | PointsAnswer | Leaving>>;

/**
 * Handles one step of a registration, by the form's `step` (`phone`, `code`, `details`) or its button's `intent` (`resend`,
 * `change-phone`; `cities` and `points` for the fields of the last step). Only the session stores what was proved: the phone in the
 * form only names it.
 */
export function* register({ form, query }: ActArgs<'target'>): Saga<RegisterResult> {
  const phone = readField(form, 'phone').trim();
  switch (readField(form, 'intent') || readField(form, 'step')) {
    case 'cities':
      return yield* lookUpCities(readField(form, 'query'));
    case 'points':
      return yield* lookUpPoints(readField(form, 'cityId'));
    case 'resend':
      return yield* resendCode(phone);
    case 'code':
      return yield* checkCode(phone, form, query);
    case 'details':
      return yield* sendDetails(phone, form, query);
    case 'phone':
      return yield* sendCode(form);
    default:
      return data<RegisterAnswer>({ step: 'phone', phone, refusal: null });
  }
}

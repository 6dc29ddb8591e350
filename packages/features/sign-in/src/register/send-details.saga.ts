import { data } from 'react-router-dom';
import { unwrap, ApiError } from '@partshop/api-client';
import { callApi, type QueryReader, type Saga } from '@partshop/features/core';
import {
  answerWithDocument,
  type Leaving,
  readField,
  readId,
  readRefusal,
  refuseFields,
} from '@partshop/features/core/forms';
import { linkedTarget } from '../form/target.ts';
import { welcomePath } from './welcome-path.ts';
import type { DetailsField, DetailsValues, RegisterAnswer } from './register-answer.ts';
import { findDetailsProblems, readDetails } from './register-rules.ts';
import type { SignInRefused } from '../form/sign-in-refusal.ts';

/** Registers with the proved phone and redirects to the welcome; if the phone is no longer proved, returns to the first step. */
export function* sendDetails(
  phone: string,
  form: FormData,
  query: QueryReader<'target'>,
): Saga<Response | ReturnType<typeof data<RegisterAnswer | Leaving>>> {
  const values = readDetails(form);
  const password = readField(form, 'password');
  const problems = findDetailsProblems(form);
  if (problems.length > 0) return refuse(phone, values, refuseFields(problems));
  const { name, email } = values;
  const pointId = readId(values.pointId);
  const body = {
    phone,
    name,
    email,
    password,
    cityId: Number.parseInt(values.cityId, 10),
    ...(pointId === null ? {} : { pointId }),
  };
  try {
    yield* callApi((api, signal) => unwrap(api.POST('/registration/register_json', { body, signal })));
  } catch (error) {
    return refusePhone(phone, error) ?? refuse(phone, values, readRefusal(error, READING));
  }
  return yield* answerWithDocument(welcomePath(linkedTarget(query.get('target'))));
}

const READING = {
  byCode: {
    'email-taken': { field: 'email', code: 'emailTaken' },
    'password-weak': { field: 'password', code: 'passwordWeak' },
  },
  byMember: {
    name: { field: 'name', code: 'nameWrong' },
    email: { field: 'email', code: 'emailWrong' },
    password: { field: 'password', code: 'passwordShort' },
    cityId: { field: 'city', code: 'cityMissing' },
  },
} as const;

const PHONE = {
  byCode: {
    'phone-taken': { field: 'phone', code: 'phoneTaken' },
    'phone-unconfirmed': { field: 'phone', code: 'phoneUnconfirmed' },
  },
} as const;

/** The server refused the phone: the first step shows the reason. */
function refusePhone(phone: string, error: unknown) {
  const code = error instanceof ApiError ? error.body.code : undefined;
  if (code !== 'phone-taken' && code !== 'phone-unconfirmed') return null;
  const { refusal, status } = readRefusal(error, PHONE);
  return data<RegisterAnswer>({ step: 'phone', phone, refusal }, { status });
}

const refuse = (phone: string, values: DetailsValues, { refusal, status }: SignInRefused<DetailsField>) =>
  data<RegisterAnswer>({ step: 'details', phone, values, refusal }, { status });

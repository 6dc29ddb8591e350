import { data } from 'react-router-dom';
import { answer, ApiError } from '@partshop/api-client';
import { callApi, type QueryReader, type Saga } from '@partshop/features/core';
import { readRefusal, refuseFields, type Problem, type Refused } from '../form/form-refusal.ts';
import { looksLikeEmail, MAX_LENGTH, MIN_PASSWORD, readField } from '../form/form-values.ts';
import { leadOn, type Leaving } from '../form/lead-on.saga.ts';
import { linkedTarget } from '../form/target.ts';
import { welcomePath } from './welcome-path.ts';
import type { DetailsField, DetailsValues, RegisterAnswer } from './register-answer.ts';

/** Registers with the proved phone and leads to the welcome; a phone that is no longer proved leads back to the first step. */
export function* sendDetails(
  phone: string,
  form: FormData,
  query: QueryReader<'target'>,
): Saga<Response | ReturnType<typeof data<RegisterAnswer | Leaving>>> {
  const values = readDetails(form);
  const password = readField(form, 'password');
  const problems = findProblems(values, password);
  if (problems.length > 0) return refuse(phone, values, refuseFields(problems));
  const { name, email, pointId } = values;
  const body = {
    phone,
    name,
    email,
    password,
    cityId: Number.parseInt(values.cityId, 10),
    ...(isId(pointId) ? { pointId: Number.parseInt(pointId, 10) } : {}),
  };
  try {
    yield* callApi((api, signal) => answer(api.POST('/registration/register_json', { body, signal })));
  } catch (error) {
    return refusePhone(phone, error) ?? refuse(phone, values, readRefusal<DetailsField>(error, READING));
  }
  return yield* leadOn(welcomePath(linkedTarget(query.get('target'))));
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

/** It is the phone that is refused: the first step says why. */
function refusePhone(phone: string, error: unknown) {
  const code = error instanceof ApiError ? error.body.code : undefined;
  if (code !== 'phone-taken' && code !== 'phone-unconfirmed') return null;
  const { refusal, status } = refuseFields<'phone'>(
    [{ field: 'phone', code: code === 'phone-taken' ? 'phoneTaken' : 'phoneUnconfirmed' }],
    error instanceof ApiError ? error.status : 422,
  );
  return data<RegisterAnswer>({ step: 'phone', phone, refusal }, { status });
}

const refuse = (phone: string, values: DetailsValues, { refusal, status }: Refused<DetailsField>) =>
  data<RegisterAnswer>({ step: 'details', phone, values, refusal }, { status });

function readDetails(form: FormData): DetailsValues {
  return {
    name: readField(form, 'name').trim(),
    email: readField(form, 'email').trim(),
    cityId: readField(form, 'cityId'),
    city: readField(form, 'city').trim(),
    pointId: readField(form, 'pointId'),
  };
}

const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

function findProblems({ name, email, cityId }: DetailsValues, password: string): Problem<DetailsField>[] {
  const problems: Problem<DetailsField>[] = [];
  if (name.length < 2 || name.length > MAX_LENGTH.name) problems.push({ field: 'name', code: 'nameWrong' });
  if (email !== '' && !looksLikeEmail(email)) problems.push({ field: 'email', code: 'emailWrong' });
  if (password.length < MIN_PASSWORD) problems.push({ field: 'password', code: 'passwordShort' });
  if (!isId(cityId)) problems.push({ field: 'city', code: 'cityMissing' });
  return problems;
}

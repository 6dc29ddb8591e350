import { ApiError, type ErrorCode } from '@partshop/api-client';
import { formStatusOf } from '@partshop/features/core';

/** What is wrong with a field; each has its text in form.messages.ts. */
export type ProblemCode =
  | 'loginMissing'
  | 'passwordMissing'
  | 'wrongCredentials'
  | 'phoneWrong'
  | 'phoneCountry'
  | 'phoneTaken'
  | 'phoneUnconfirmed'
  | 'contactWrong'
  | 'contactCountry'
  | 'codeMissing'
  | 'codeWrong'
  | 'codeExpired'
  | 'nameWrong'
  | 'emailWrong'
  | 'emailTaken'
  | 'passwordShort'
  | 'passwordWeak'
  | 'oldPasswordWrong'
  | 'cityMissing';

/** `left`: tries that a wrong code leaves; 0 where the server does not say. */
export type Problem<Field extends string> = { field: Field; code: ProblemCode; left?: number };

/** Why a form was refused, as data. Never holds a password. */
export type FormRefusal<Field extends string = string> =
  | { reason: 'fields'; problems: Problem<Field>[] }
  /** Asked too often; `minutes` until the next try, at least one. */
  | { reason: 'too-many'; minutes: number }
  /** No answer came: it is not known whether the request arrived. */
  | { reason: 'offline' }
  /** The server failed, or does not take what the page itself sends. */
  | { reason: 'unavailable' }
  /** Whoever was logged in is not any more. */
  | { reason: 'signed-out' };

export type Refused<Field extends string> = { refusal: FormRefusal<Field>; status: number };

export type Reading<Field extends string> = {
  /** What the server's codes say, and about which field. */
  byCode?: Partial<Record<ErrorCode, Omit<Problem<Field>, 'left'>>>;
  /** What it means that the server refuses a member of the body (400). */
  byMember?: Readonly<Record<string, Problem<Field>>>;
};

/** The refusal that a failed call stands for, with the status for a page that answers without scripts; throws what is no refusal. */
export function readRefusal<Field extends string>(error: unknown, reading: Reading<Field>): Refused<Field> {
  if (!(error instanceof ApiError)) throw error;
  const { status, body } = error;
  if (status === 0) return { refusal: { reason: 'offline' }, status: 503 };
  if (status === 429) return { refusal: { reason: 'too-many', minutes: toMinutes(body.retryAfter) }, status };
  if (body.code === 'not-signed-in') return { refusal: { reason: 'signed-out' }, status };
  const known = body.code === undefined ? undefined : reading.byCode?.[body.code];
  if (known) return refuseFields([{ ...known, left: body.triesLeft ?? 0 }], status);
  const named = (body.fields ?? []).flatMap(({ path }) => reading.byMember?.[path] ?? []);
  if (status === 400 && named.length > 0) return refuseFields(named, status);
  return { refusal: { reason: 'unavailable' }, status: formStatusOf(error) };
}

/** A refusal of what was typed. */
export function refuseFields<Field extends string>(problems: Problem<Field>[], status = 400): Refused<Field> {
  return { refusal: { reason: 'fields', problems }, status };
}

/** Whole minutes until a number of seconds is over, at least one. */
export function toMinutes(seconds = 60): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

import { ApiError, type ErrorCode } from '@partshop/api-client';
import { formStatusOf } from '../routing/load-with.ts';

/** What is wrong with a field. `code` names the text that says so. */
export type Problem<Field extends string, Code extends string> = {
  field: Field;
  code: Code;
  /** Tries that a wrong code leaves; 0 where the server does not say. */
  left?: number;
};

/** Why a form was refused, as data that a page can carry. It never holds a password. `Own` are reasons of one form alone. */
export type FormRefusal<Field extends string = never, Code extends string = never, Own extends string = never> =
  | { reason: 'fields'; problems: Problem<Field, Code>[] }
  /** Asked too often; `minutes` until the next try, at least one. */
  | { reason: 'too-many'; minutes: number }
  /** No answer came: it is not known whether the request arrived. */
  | { reason: 'offline' }
  /** The server failed. */
  | { reason: 'failed' }
  /** The server does not take what the page itself sends. */
  | { reason: 'rejected' }
  /** The session that was logged in has ended. */
  | { reason: 'signed-out' }
  | { reason: Own };

/** A refusal with the status of the page that shows it to a form sent without scripts. */
export type Refused<Field extends string = never, Code extends string = never, Own extends string = never> = {
  refusal: FormRefusal<Field, Code, Own>;
  status: number;
};

/** What a form makes of the refusals of its call: a field's problem, or a reason of its own. */
export type Reading<Field extends string = never, Code extends string = never, Own extends string = never> = {
  /** By the server's code. */
  byCode?: Partial<Record<ErrorCode, Problem<Field, Code> | { reason: Own }>>;
  /** By the status, where the code says nothing. */
  byStatus?: Partial<Record<number, { reason: Own }>>;
  /** By the member of the body that the server refuses (400). */
  byMember?: Readonly<Record<string, Problem<Field, Code>>>;
};

/** The refusal that a failed call means, with the status of its page. Throws an error that is no answer of a call. */
export function readRefusal<Field extends string = never, Code extends string = never, Own extends string = never>(
  error: unknown,
  reading: Reading<Field, Code, Own> = {},
): Refused<Field, Code, Own> {
  if (!(error instanceof ApiError)) throw error;
  return { refusal: toRefusal(error, reading), status: formStatusOf(error) };
}

/** The refusal that an error means. An error that is no answer of a call is a failure. */
export function toRefusal<Field extends string = never, Code extends string = never, Own extends string = never>(
  error: unknown,
  { byCode = {}, byStatus = {}, byMember = {} }: Reading<Field, Code, Own> = {},
): FormRefusal<Field, Code, Own> {
  if (!(error instanceof ApiError)) return { reason: 'failed' };
  const { status, body } = error;
  if (status === 0) return { reason: 'offline' };
  if (status === 429) return { reason: 'too-many', minutes: toMinutes(body.retryAfter) };
  if (body.code === 'not-signed-in') return { reason: 'signed-out' };
  const known = (body.code && byCode[body.code]) ?? byStatus[status];
  if (known && 'reason' in known) return known;
  if (known) return { reason: 'fields', problems: [{ ...known, left: body.triesLeft ?? 0 }] };
  const problems = [...new Set(body.fields?.flatMap(({ path }) => byMember[path] ?? []))];
  if (status === 400 && problems.length > 0) return { reason: 'fields', problems };
  return status >= 500 ? { reason: 'failed' } : { reason: 'rejected' };
}

/** A refusal of what was typed. */
export function refuseFields<Field extends string, Code extends string>(
  problems: Problem<Field, Code>[],
  status = 400,
): Refused<Field, Code> {
  return { refusal: { reason: 'fields', problems }, status };
}

/** Whole minutes until a number of seconds is over, at least one. */
export function toMinutes(seconds: number | undefined): number {
  return Math.max(1, Math.ceil((Number(seconds) || 0) / 60));
}

import { ApiError, type ErrorCode } from '@partshop/api-client';
import { formStatusOf } from '../routing/load-with.ts';

/** The problem of a field. `code` names its text. */
export type Problem<Field extends string, Code extends string> = {
  field: Field;
  code: Code;
  /** Remaining attempts after a wrong code; 0 if the server does not say. */
  left?: number;
  /** Digits that a phone number lacks. */
  missing?: number;
};

/** Why a form was refused, as serialisable data. It never holds a password. `Own` are reasons that only one form has. */
export type FormRefusal<Field extends string = never, Code extends string = never, Own extends string = never> =
  | { reason: 'fields'; problems: Problem<Field, Code>[] }
  /** Too many requests; `minutes` until the next attempt, at least one. */
  | { reason: 'too-many'; minutes: number }
  /** No response: it is unknown whether the request arrived. */
  | { reason: 'offline' }
  /** The server failed. */
  | { reason: 'failed' }
  /** The server rejects what the page itself sends. */
  | { reason: 'rejected' }
  /** The client's session has ended. */
  | { reason: 'signed-out' }
  /** The current user may not do this. */
  | { reason: 'forbidden' }
  | { reason: Own };

/** A refusal with the HTTP status of the page that shows it to a form sent without scripts. */
export type Refused<Field extends string = never, Code extends string = never, Own extends string = never> = {
  refusal: FormRefusal<Field, Code, Own>;
  status: number;
};

/** How a form maps its call's errors to a field's problem or a reason of its own. */
export type Reading<Field extends string = never, Code extends string = never, Own extends string = never> = {
  /** By the server's code. */
  byCode?: Partial<Record<ErrorCode, Problem<Field, Code> | { reason: Own }>>;
  /** By the HTTP status, if no code matches. */
  byStatus?: Partial<Record<number, { reason: Own }>>;
  /** By the body's member that the server rejects (400). */
  byMember?: Readonly<Record<string, Problem<Field, Code>>>;
};

/** Converts a failed call to a refusal with the page's status. Rethrows an error that is not an `ApiError`. */
export function readRefusal<Field extends string = never, Code extends string = never, Own extends string = never>(
  error: unknown,
  reading: Reading<Field, Code, Own> = {},
): Refused<Field, Code, Own> {
  if (!(error instanceof ApiError)) throw error;
  return { refusal: toRefusal(error, reading), status: formStatusOf(error) };
}

/** Converts an error to a refusal. An error that is not an `ApiError` counts as `failed`. */
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
  if (status === 403) return { reason: 'forbidden' };
  return status >= 500 ? { reason: 'failed' } : { reason: 'rejected' };
}

/** Refuses typed values. */
export function refuseFields<Field extends string, Code extends string>(
  problems: Problem<Field, Code>[],
  status = 400,
): Refused<Field, Code> {
  return { refusal: { reason: 'fields', problems }, status };
}

/** Converts seconds to whole minutes, rounded up, at least one. */
export function toMinutes(seconds: number | undefined): number {
  return Math.max(1, Math.ceil((Number(seconds) || 0) / 60));
}

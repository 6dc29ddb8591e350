/** Responses and log entries of failed calls. */
import type { z } from '@hono/zod-openapi';
import type { CallError } from '@partshop/api-client/contract';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import pg from 'pg';
import type pino from 'pino';
import { isUnavailable } from '../database/unavailable.ts';
import type { ApiContext, ApiEnv } from './api-app.ts';
import { TooManyWaiting } from '../work/work-queue.ts';
import { HttpError } from './http-error.ts';

const MAX_FIELDS = 20;

/** Rejects input that violates the contract: 400 with the invalid fields. */
export function refuseInput(
  result: { success: true } | { success: false; error: z.ZodError },
  c: ApiContext,
): Response | undefined {
  if (result.success) return undefined;
  const fields = result.error.issues
    .slice(0, MAX_FIELDS)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  const message = fields.map((field) => `${field.path}: ${field.message}`).join('; ');
  return c.json({ code: 'bad-request', message, fields } satisfies CallError, 400);
}

export const answerUnknownPath: NotFoundHandler<ApiEnv> = (c) =>
  c.json({ code: 'not-found', message: 'No such call.' } satisfies CallError, 404);

/** An unavailable database is usually back within seconds. */
const RETRY_AFTER_SECONDS = '5';

/**
 * Sends an expected error as it is, 503 with Retry-After when the database is unavailable or a queue is full, and 500 for
 * anything else, whose details are only logged.
 */
export const answerFaults =
  (log: pino.Logger): ErrorHandler<ApiEnv> =>
  (error, c) => {
    if (error instanceof HttpError) return c.json(error.body, error.status);
    if (error instanceof HTTPException && error.status < 500) {
      return c.json({ code: 'bad-request', message: error.message } satisfies CallError, 400);
    }
    const entry = { method: c.req.method, call: routePath(c), fault: describe(error) };
    const isBusy = error instanceof TooManyWaiting;
    if (isBusy || isUnavailable(error)) {
      if (!isBusy) log.warn(entry, 'call not answered: the database cannot serve it now');
      c.header('Retry-After', RETRY_AFTER_SECONDS);
      return c.json({ code: 'unavailable', message: 'Please try again in a moment.' } satisfies CallError, 503);
    }
    log.error(entry, 'call failed');
    return c.json({ code: 'internal', message: 'The server failed; nothing was changed.' } satisfies CallError, 500);
  };

/** A database error's message and stack may quote a visitor's input, so both are left out. */
function describe(error: Error): Record<string, unknown> {
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint, routine, severity } = error;
    return { type: 'DatabaseError', code, table, column, constraint, routine, severity };
  }
  return { type: error.name, message: error.message, stack: error.stack };
}

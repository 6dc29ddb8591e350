import type { CallError } from '@partshop/api-client/contract';

type ErrorStatus = 400 | 401 | 403 | 404 | 406 | 409 | 410 | 413 | 414 | 422 | 429 | 503;

/** An expected error of a call: its status and the contract's CallError as the body. */
export class HttpError extends Error {
  readonly status: ErrorStatus;
  readonly body: CallError;

  constructor(status: ErrorStatus, body: CallError) {
    super(body.message);
    this.name = 'HttpError';
    this.status = status;
    this.body = body;
  }
}

/** 400 naming one field. */
export const badField = (path: string, message: string): HttpError =>
  new HttpError(400, { code: 'bad-request', message: `${path}: ${message}`, fields: [{ path, message }] });

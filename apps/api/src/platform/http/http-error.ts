import type { CallError } from '@partshop/api-client/contract';

type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 414 | 422 | 429 | 503;

/** An expected error of a call: its status and the contract's CallError as the body. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly body: CallError;

  constructor(status: RefusalStatus, body: CallError) {
    super(body.message);
    this.name = 'Refusal';
    this.status = status;
    this.body = body;
  }
}

/** 400 naming one field. */
export const badField = (path: string, message: string): Refusal =>
  new Refusal(400, { code: 'bad-request', message: `${path}: ${message}`, fields: [{ path, message }] });

import type { CodeTry } from './contact-codes.queries.ts';
import { HttpError } from '../../platform/http/http-error.ts';

export const codeExpired = () =>
  new HttpError(422, { code: 'code-expired', message: 'The code has ended, was used or tried too often.' });

/** Throws 422 unless the code was right. */
export function refuseCode(tried: CodeTry): void {
  if (tried.outcome === 'ended') throw codeExpired();
  if (tried.outcome === 'wrong') {
    throw new HttpError(422, { code: 'code-wrong', message: 'The code is wrong.', triesLeft: tried.triesLeft });
  }
}

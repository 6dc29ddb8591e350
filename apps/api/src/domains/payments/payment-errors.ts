import { HttpError } from '../../platform/http/http-error.ts';
import { PaymentFailed } from './provider.ts';

export const notPayable = (message: string) => new HttpError(409, { code: 'not-payable', message });

/** What a provider's failure is to a caller. */
export const toUnavailable = (error: unknown): never => {
  if (!(error instanceof PaymentFailed)) throw error;
  throw new HttpError(503, { code: 'unavailable', message: 'The provider does not answer.', retryAfter: 30 });
};

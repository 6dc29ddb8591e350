import { HttpError } from '../../platform/http/http-error.ts';

/** The error 422 for a new password that is the old one. */
export const samePassword = () =>
  new HttpError(422, { code: 'password-same', message: 'The new password is the old one.' });

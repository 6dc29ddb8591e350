import { HttpError } from '../../platform/http/http-error.ts';
import { isWeakPassword } from './weak-password.rules.ts';

/** Throws 422 for a password that is weak for somebody with these names and contacts. */
export function refuseWeakPassword(password: string, own: readonly (string | null)[]): void {
  if (isWeakPassword(password, own)) {
    throw new HttpError(422, {
      code: 'password-weak',
      message: 'The password is one of those that are guessed first.',
    });
  }
}

import { readField } from '@partshop/features/core/forms';
import { findNewPasswordProblems, type SignInProblem } from '@partshop/features/sign-in';

export type ChangeField = 'oldPassword' | 'newPassword';

/** Finds what is wrong with the old and the new password. */
export function findChangeProblems(form: FormData): SignInProblem<ChangeField>[] {
  const old = readField(form, 'oldPassword');
  const fresh = readField(form, 'newPassword');
  return [
    ...(old === '' ? [{ field: 'oldPassword', code: 'passwordMissing' } as const] : []),
    ...findNewPasswordProblems(form, 'newPassword'),
    ...(old !== '' && fresh === old ? [{ field: 'newPassword', code: 'passwordSame' } as const] : []),
  ];
}

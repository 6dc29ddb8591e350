import { MIN_PASSWORD_LENGTH } from '@partshop/api-client';
import { readField } from '@partshop/features/core/forms';
import type { SignInProblem } from './sign-in-refusal.ts';

/** Finds whether the new password of a field is long enough. Only the server knows the passwords that everybody guesses. */
export const findNewPasswordProblems = <Field extends string>(form: FormData, field: Field): SignInProblem<Field>[] =>
  readField(form, field).length < MIN_PASSWORD_LENGTH ? [{ field, code: 'passwordShort' }] : [];

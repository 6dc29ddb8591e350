import { CODE_LENGTH } from '@partshop/api-client';
import { readField } from '@partshop/features/core/forms';
import { cleanCode } from '@partshop/ui';
import type { SignInProblem } from './sign-in-refusal.ts';

/** The digits of the form's code. */
export const readCode = (form: FormData): string => cleanCode(readField(form, 'code'), CODE_LENGTH);

/** Finds whether the code is complete. */
export function findCodeProblems(form: FormData): SignInProblem<'code'>[] {
  return readCode(form).length === CODE_LENGTH ? [] : [{ field: 'code', code: 'codeMissing' }];
}

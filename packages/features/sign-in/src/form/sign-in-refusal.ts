import type { FormRefusal, Problem, Refused } from '@partshop/features/core/forms';

/** Problems of fields; each has its text in field.messages.ts. */
export type ProblemCode =
  | 'loginMissing'
  | 'passwordMissing'
  | 'wrongCredentials'
  | 'phoneWrong'
  | 'phoneCountry'
  | 'phoneTaken'
  | 'phoneUnconfirmed'
  | 'contactWrong'
  | 'contactCountry'
  | 'codeMissing'
  | 'codeWrong'
  | 'codeExpired'
  | 'nameWrong'
  | 'emailWrong'
  | 'emailTaken'
  | 'passwordShort'
  | 'passwordWeak'
  | 'oldPasswordWrong'
  | 'cityMissing';

export type SignInProblem<Field extends string> = Problem<Field, ProblemCode>;
export type SignInRefusal<Field extends string = never> = FormRefusal<Field, ProblemCode>;
export type SignInRefused<Field extends string> = Refused<Field, ProblemCode>;

import type { ContactCode, FormRefusal, Problem, Refused } from '@partshop/features/core/forms';

/** Problems that only these forms have; each has its text in field.messages.ts. */
export type OwnCode =
  | 'loginMissing'
  | 'passwordMissing'
  | 'wrongCredentials'
  | 'phoneCountry'
  | 'phoneTaken'
  | 'phoneUnconfirmed'
  | 'contactWrong'
  | 'contactCountry'
  | 'contactTaken'
  | 'newContactWrong'
  | 'newEmailWrong'
  | 'codeMissing'
  | 'codeWrong'
  | 'codeExpired'
  | 'emailTaken'
  | 'passwordShort'
  | 'passwordWeak'
  | 'passwordSame'
  | 'oldPasswordWrong'
  | 'cityMissing';

export type ProblemCode = OwnCode | ContactCode;

export type SignInProblem<Field extends string> = Problem<Field, ProblemCode>;
export type SignInRefusal<Field extends string = never> = FormRefusal<Field, ProblemCode>;
export type SignInRefused<Field extends string> = Refused<Field, ProblemCode>;

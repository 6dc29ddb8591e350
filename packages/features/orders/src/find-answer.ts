import type { FormRefusal, Refused } from '@partshop/features/core/forms';
import type { ProblemCode, SignInRefusal } from '@partshop/features/sign-in';

export type FindField = 'number' | 'phone';
export type FindProblem = ProblemCode | 'numberWrong' | 'orderUnknown';
export type FindRefused = Refused<FindField, FindProblem>;

/** What was typed. */
export type Sought = { number: string; phone: string };

/** The step to show, with the typed values and the refusal, if any. */
export type FindAnswer = Sought &
  (
    | { step: 'order'; refusal: FormRefusal<FindField, FindProblem> | null }
    /** `seconds` until another code can be requested; null: the earlier countdown continues. */
    | { step: 'code'; seconds: number | null; refusal: SignInRefusal<'code'> | null }
  );

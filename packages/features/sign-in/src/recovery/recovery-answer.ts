import type { SignInRefusal } from '../form/sign-in-refusal.ts';

/** Where a recovery stands. `requestId` names the request, not a client: there is one for strangers too (D34). */
export type RecoveryAnswer =
  | { step: 'contact'; contact: string; refusal: SignInRefusal<'contact'> | null }
  /** `seconds` until another code can be asked for; null where the wait goes on that was told before. */
  | {
      step: 'code';
      contact: string;
      requestId: string;
      seconds: number | null;
      refusal: SignInRefusal<'code'> | null;
    };

/** What became of a new password. */
export type NewPasswordAnswer =
  | { outcome: 'done' }
  /** The token was used meanwhile, or is too old. */
  | { outcome: 'expired' }
  | { outcome: 'refused'; refusal: SignInRefusal<'password'> };

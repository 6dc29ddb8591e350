import type { SignInRefusal } from '../form/sign-in-refusal.ts';

/** The step of a recovery. `requestId` identifies the request, not a client: it exists even if there is no such client (D34). */
export type RecoveryAnswer =
  | { step: 'contact'; contact: string; refusal: SignInRefusal<'contact'> | null }
  /** `seconds` until another code can be requested; null: the earlier countdown continues. */
  | {
      step: 'code';
      contact: string;
      requestId: string;
      seconds: number | null;
      refusal: SignInRefusal<'code'> | null;
    };

/** The result of setting a new password. */
export type NewPasswordAnswer =
  /** The token was used meanwhile, or has expired. */
  { outcome: 'expired' } | { outcome: 'refused'; refusal: SignInRefusal<'password'> };

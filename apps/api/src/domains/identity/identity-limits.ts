import type { LimitKey, Limit } from '../../platform/limits/rate-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits on what strangers could guess or flood. Each name ends with what the limit counts by (`reliability.md` S8, S11). */
export const IDENTITY_LIMITS = {
  /** S8. An account is the login that was tried, known or unknown. */
  loginByAccountAndAddress: { tries: 10, seconds: 15 * MINUTE },
  /** Limits guesses from many addresses together; devices on which the client has logged in count separately (see `Asker`). */
  loginByAccount: { tries: 50, seconds: 15 * MINUTE },
  loginByAddress: { tries: 100, seconds: HOUR },
  /** S8: 1/min, 5/day for a phone or an e-mail address. Strangers' requests leave some for its owner. */
  codePerMinuteByContact: { tries: 1, seconds: MINUTE },
  codePerDayByContactAndAddress: { tries: 5, seconds: DAY },
  codePerDayByContact: { tries: 15, seconds: DAY },
  codeBySession: { tries: 10, seconds: HOUR },
  codeByAddress: { tries: 10, seconds: HOUR },
  /** In addition to each code's five tries. */
  codeTryByAddress: { tries: 60, seconds: HOUR },
  /** S11; many phones share their network's address. */
  findPhoneByAddress: { tries: 30, seconds: HOUR },
  recoveryPerMinuteBySubject: { tries: 1, seconds: MINUTE },
  recoveryPerDayBySubjectAndAddress: { tries: 5, seconds: DAY },
  recoveryPerDayBySubject: { tries: 15, seconds: DAY },
  recoveryBySession: { tries: 10, seconds: HOUR },
  recoveryByAddress: { tries: 10, seconds: HOUR },
  /** Each try could reveal whether an e-mail is registered; it requires a proved phone. */
  registerByPhone: { tries: 3, seconds: DAY },
  registerByAddress: { tries: 5, seconds: HOUR },
  passwordByClient: { tries: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

export type IdentityLimit = keyof typeof IDENTITY_LIMITS;
export type IdentityLimitKey = LimitKey<IdentityLimit>;

import type { Counted, Limit } from '../../platform/limits/rate-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often what may be tried, by what the name ends with (`reliability.md` S8, S11). */
export const IDENTITY_LIMITS = {
  /** S8. An account here is a login that was tried, whether anybody has it or not. */
  loginByAccountAndAddress: { tries: 10, seconds: 15 * MINUTE },
  /** Guesses from many addresses at once; devices that the client logged in on are counted apart: see `Asker`. */
  loginByAccount: { tries: 50, seconds: 15 * MINUTE },
  loginByAddress: { tries: 100, seconds: HOUR },
  /** S8: 1/min, 5/day/phone; somebody else's requests leave the owner of the phone some of his own. */
  codePerMinuteByPhone: { tries: 1, seconds: MINUTE },
  codePerDayByPhoneAndAddress: { tries: 5, seconds: DAY },
  codePerDayByPhone: { tries: 15, seconds: DAY },
  codeBySession: { tries: 10, seconds: HOUR },
  codeByAddress: { tries: 10, seconds: HOUR },
  /** Beside the five tries of each code. */
  codeTryByAddress: { tries: 60, seconds: HOUR },
  /** S11; many phones share the address of their network. */
  findPhoneByAddress: { tries: 30, seconds: HOUR },
  recoveryPerMinuteBySubject: { tries: 1, seconds: MINUTE },
  recoveryPerDayBySubjectAndAddress: { tries: 5, seconds: DAY },
  recoveryPerDayBySubject: { tries: 15, seconds: DAY },
  recoveryBySession: { tries: 10, seconds: HOUR },
  recoveryByAddress: { tries: 10, seconds: HOUR },
  /** Each try may ask who has a mail address, and costs a proved phone. */
  registerByPhone: { tries: 3, seconds: DAY },
  registerByAddress: { tries: 5, seconds: HOUR },
  passwordByClient: { tries: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

export type IdentityLimit = keyof typeof IDENTITY_LIMITS;
export type IdentityCounted = Counted<IdentityLimit>;

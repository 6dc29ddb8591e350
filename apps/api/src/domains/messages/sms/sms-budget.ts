import type { RateLimits } from '../../../platform/limits/rate-limits.ts';
import { SendingFailed } from '../message.ts';
import type { SmsSender } from './sms-sender.ts';

const DAY = 86_400;

/** The limits of the budget: SMS of the whole shop in a day, and one warning a day. */
export const budgetLimits = (perDay: number) =>
  ({ smsOfShop: { tries: perDay, seconds: DAY }, smsSpentTold: { tries: 1, seconds: DAY } }) as const;

type BudgetLimits = RateLimits<keyof ReturnType<typeof budgetLimits>>;

export type BudgetedSms = SmsSender & {
  /** Seconds until the shop sends SMS again; undefined while it does. */
  secondsUntilSent: () => Promise<number | undefined>;
};

/** Sends at most the shop's daily budget of SMS, whoever asks. Calls `onSpent` once a day, in one of all processes. */
export function withinBudget(
  sms: SmsSender,
  { limits, clock, onSpent }: { limits: BudgetLimits; clock: () => Date; onSpent: () => void },
): BudgetedSms {
  const told = async () => {
    const first = await limits.take(clock(), ['smsSpentTold', 'shop']);
    if (first.allowed) onSpent();
  };
  return {
    async secondsUntilSent() {
      const left = await limits.peek(clock(), ['smsOfShop', 'shop']);
      if (left.allowed) return undefined;
      await told();
      return left.retryAfter;
    },
    async send(message) {
      const taken = await limits.take(clock(), ['smsOfShop', 'shop']);
      if (!taken.allowed) throw new SendingFailed('All SMS of the day were sent.');
      try {
        await sms.send(message);
      } catch (error) {
        await limits.giveBack(['smsOfShop', 'shop']);
        throw error;
      }
    },
  };
}

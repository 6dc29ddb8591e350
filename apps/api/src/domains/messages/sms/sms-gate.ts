/** Protects the shop from paying for strangers' SMS: to countries that it does not serve, or beyond the daily budget. */
import { budgetLimits, withinBudget } from './sms-budget.ts';
import type { OutgoingMessage } from '../message.ts';
import { createRateLimits } from '../../../platform/limits/rate-limits.ts';
import { smsCountryOf } from '../../../platform/values/phone.ts';
import type { SmsLimits } from '../../../platform/settings/sms-limits.ts';
import type { ApiContext } from '../../../platform/http/api-app.ts';
import type { ApiSetup } from '../../../platform/http/api-setup.ts';
import type { Messengers } from '../messengers.ts';
import { HttpError } from '../../../platform/http/http-error.ts';

export type SmsGate = {
  /** Whether SMS go to the country of a phone. */
  serves: (phone: string) => boolean;
  /** Throws 422 for a phone of another country, and 503 when the daily budget is spent; the same for clients and strangers. */
  refuse: (c: ApiContext, phone: string) => Promise<void>;
  /** Throws `SendingFailed` when the message was not sent. */
  send: (message: OutgoingMessage) => Promise<void>;
};

export function createSmsGate({
  database,
  clock,
  log,
  messengers,
  smsLimits: { countries, perDay },
}: Pick<ApiSetup, 'database' | 'clock' | 'log'> & { messengers: Messengers; smsLimits: SmsLimits }): SmsGate {
  const limits = createRateLimits(database.db, budgetLimits(perDay));
  const onSpent = () => log.warn({ perDay }, 'all SMS of the day were sent: SMS_PER_DAY');
  const { send, secondsUntilSent } = withinBudget(messengers.sms, { limits, clock, onSpent });
  const serves = (phone: string) => {
    const country = smsCountryOf(phone);
    return country !== undefined && countries.includes(country);
  };
  return {
    send,
    serves,
    async refuse(c, phone) {
      if (!serves(phone)) {
        throw new HttpError(422, { code: 'country-unserved', message: 'No SMS are sent to this country.' });
      }
      const seconds = await secondsUntilSent();
      if (seconds === undefined) return;
      c.header('Retry-After', String(seconds));
      throw new HttpError(503, { code: 'unavailable', message: 'No SMS can be sent now.' });
    },
  };
}

import type { Accounts } from '../../domains/identity/accounts.queries.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Access } from '../sessions/access.ts';
import type { ApiDependencies } from './api-app.ts';
import type { Devices } from '../sessions/devices.ts';
import type { SessionCookies } from '../sessions/session-cookies.ts';
import type { SmsGate } from '../../domains/messages/sms/sms-gate.ts';

/** What the calls work with. */
export type CallTools = Required<
  Pick<
    ApiDependencies,
    | 'database'
    | 'clock'
    | 'log'
    | 'sessionSecret'
    | 'siteConfig'
    | 'secureCookies'
    | 'messengers'
    | 'isDemo'
    | 'background'
    | 'defaultCompany'
    | 'welcomeBonus'
  >
> & {
  publicOrigin: string | undefined;
  /** Whom limits by address count: an IPv4 address, or the network of an IPv6 one. */
  addressOf: (request: Request) => string;
  accounts: Accounts;
  limits: RateLimits;
  devices: Devices;
  sms: SmsGate;
  sessions: SessionCookies;
  access: Access;
};

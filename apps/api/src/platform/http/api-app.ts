import type { OpenAPIHono } from '@hono/zod-openapi';
import type { SiteConfig } from '@partshop/api-client/contract';
import type { Context } from 'hono';
import type pino from 'pino';
import type { Messengers } from '../../domains/messages/messengers.ts';
import type { OpenDatabase } from '../database/connect.ts';
import type { WelcomeBonus } from '../../domains/identity/register-client.queries.ts';
import type { Company } from '../../domains/site/company.rules.ts';
import type { Background } from '../work/background.ts';
import type { SmsLimits } from '../settings/sms-limits.ts';

export type ApiDependencies = {
  database: OpenDatabase;
  clock: () => Date;
  log: pino.Logger;
  /** Signs session cookies; the same for every process: see `loadSessionSecret`. */
  sessionSecret: string;
  /** Where the shop is on https: the cookie is `Secure` and `__Host-`. */
  secureCookies: boolean;
  /** `defaultSiteConfig` unless told otherwise. */
  siteConfig?: SiteConfig;
  /** Goes out as `X-Server-Version` with every answer (§4). */
  serverVersion?: string;
  messengers: Messengers;
  /** Where SMS go, and how many; `SMS_LIMITS` unless told otherwise. */
  smsLimits?: SmsLimits;
  /** Whether the database is the demo's. Elsewhere the accounts that a demo left, whose passwords are known, are nobody's. */
  isDemo?: boolean;
  /** Work that no answer waits for; `settled` before the database is closed. */
  background?: Background;
  /** Links in messages begin with it; without it there are none. */
  publicOrigin?: string | undefined;
  /** Who keeps the shop while no setting says it; nobody unless told otherwise. */
  defaultCompany?: Company;
  /** 200 roubles for 180 days unless told otherwise. */
  welcomeBonus?: WelcomeBonus;
};

export type ApiEnv = { Variables: Record<string, never> };
export type ApiApp = OpenAPIHono<ApiEnv>;
export type ApiContext = Context<ApiEnv>;

import path from 'node:path';
import { z } from 'zod';
import {
  companyLookupSettingsOf,
  companyLookupVariables,
  type CompanyLookupSettings,
} from './company-lookup-settings.ts';
import { listSettingsOf, listVariables, type ListSettings } from './list-settings.ts';
import { deliverySettingsOf, deliveryVariables, type DeliverySettings } from './delivery-settings.ts';
import { paymentSettingsOf, paymentVariables, type PaymentSettings } from './payment-settings.ts';
import { messageSettingsOf, messageVariables, missingPartners, type MessageSettings } from './message-settings.ts';
import { countryCodeOf } from '../values/countries.ts';
import { SMS_LIMITS, type SmsLimits } from './sms-limits.ts';
import { ORDER_SMS, type OrderSms } from './order-sms.ts';
import { readNetworks } from '../http/networks.ts';
import { siteSettingsOf, siteVariables, type SiteSettings } from './site-settings.ts';

const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const text = z.string().trim().min(1);

/** Treats an empty variable as absent: shells and compose files leave empty ones behind. */
const Environment = z.object({
  ...siteVariables,
  ...messageVariables,
  ...deliveryVariables,
  ...paymentVariables,
  ...companyLookupVariables,
  ...listVariables,
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: text.default('0.0.0.0'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
    .refine((url) => URL.canParse(url), 'is no address')
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  SECURE_COOKIES: z.stringbool().optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform(readNetworks)
    .refine(
      (networks) => networks !== undefined,
      'must be networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    )
    .optional(),
  SMS_COUNTRIES: z
    .string()
    .transform((list) => list.split(',').map((iso) => iso.trim().toUpperCase()))
    .refine((list) => list.every(countryCodeOf), 'must be ISO codes of countries, such as RU,KZ')
    .default([...SMS_LIMITS.countries]),
  ORDER_SMS: z.enum(ORDER_SMS).default('off'),
  SMS_PER_DAY: count(SMS_LIMITS.perDay, 0, 1_000_000),
  API_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  DEMO: z.enum(['on', 'off']).default('on'),
  DEMO_ARTICLES: count(20_000, 20, 700_000),
  DEMO_OFFERS: count(150_000, 102, 10_000_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export { settingsWarnings } from './settings-warnings.ts';
export type { MessageSettings } from './message-settings.ts';

export type Settings = {
  port: number;
  host: string;
  /** The folder of the embedded database. */
  dataDir: string;
  /** A PostgreSQL server; the embedded one when absent. */
  databaseUrl: string | undefined;
  /** Stored in the database when absent. */
  sessionSecret: string | undefined;
  /** Whether the shop is on https: SECURE_COOKIES, else as PUBLIC_ORIGIN. */
  secureCookies: boolean;
  /** Networks of the proxies before the shop, whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** By which an api that is a server of its own recognises its storefront. */
  apiSecret: string | undefined;
  /** Size of the demo catalogue for an empty database; undefined for none. */
  demo: { articles: number; offers: number } | undefined;
  /** What every page needs to know of the site, in addition to its languages and currency. */
  site: SiteSettings;
  messages: MessageSettings;
  delivery: DeliverySettings;
  payments: PaymentSettings;
  companyLookup: CompanyLookupSettings;
  lists: ListSettings;
  /** The countries that SMS go to, and the shop's daily limit. */
  smsLimits: SmsLimits;
  /** Which orders need a code from an SMS. */
  orderSms: OrderSms;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
};

/** All problems of the environment at once, one variable per line. */
export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(`These settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Reads and checks the environment. Throws a {@link SettingsError} that never repeats a value, which may be a secret. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = Environment.safeParse(given);
  if (!result.success) {
    throw new SettingsError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const { data } = result;
  const problems = [...missingPartners(data), ...contradictions(data)];
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    port: data.PORT,
    host: data.HOST,
    // npm runs a workspace's script in its own folder; INIT_CWD is the folder where npm was started.
    dataDir: path.resolve(env['INIT_CWD'] ?? '.', data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    sessionSecret: data.SESSION_SECRET,
    secureCookies: data.SECURE_COOKIES ?? isHttps(data.PUBLIC_ORIGIN),
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    apiSecret: data.API_SECRET,
    demo: data.DEMO === 'off' ? undefined : { articles: data.DEMO_ARTICLES, offers: data.DEMO_OFFERS },
    site: siteSettingsOf(data),
    messages: messageSettingsOf(data),
    delivery: deliverySettingsOf(data),
    payments: paymentSettingsOf(data),
    companyLookup: companyLookupSettingsOf(data),
    lists: listSettingsOf(data),
    orderSms: data.ORDER_SMS,
    smsLimits: { countries: data.SMS_COUNTRIES, perDay: data.SMS_PER_DAY },
    logLevel: data.LOG_LEVEL,
  };
}

const isHttps = (origin: string | undefined): boolean => origin?.startsWith('https:') ?? false;

/** A cookie without `Secure` can be read on the network; a `Secure` one is never sent over http. */
function contradictions({ SECURE_COOKIES, PUBLIC_ORIGIN }: z.infer<typeof Environment>): string[] {
  if (SECURE_COOKIES === undefined || PUBLIC_ORIGIN === undefined || SECURE_COOKIES === isHttps(PUBLIC_ORIGIN))
    return [];
  return [
    SECURE_COOKIES
      ? 'SECURE_COOKIES: true keeps everybody from logging in where PUBLIC_ORIGIN is on http; leave it out'
      : 'SECURE_COOKIES: false would send sessions in the clear though PUBLIC_ORIGIN is on https; leave it out',
  ];
}

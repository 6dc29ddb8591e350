import type { CurrencyCode } from '@partshop/api-client/contract';
import type { z } from '@hono/zod-openapi';
import { findCurrency } from './currency-rates.queries.ts';
import type { OpenDatabase } from '../../platform/database/connect.ts';
import type { Currency } from '../../platform/values/money.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';

/** How long a rate is cached. */
const RATE_MS = 60_000;

export type Currencies = (code: z.infer<typeof CurrencyCode>) => Promise<Currency>;

export function createCurrencies(database: OpenDatabase, clock: () => Date): Currencies {
  return createExpiringCache(RATE_MS, clock, (code) => findCurrency(database.db, code));
}

import type { GoodCard } from '@partshop/api-client/contract';
import { createPickupCities } from '../places/index.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { Currency } from '../../platform/values/money.ts';
import { clientTypeOf, type Session } from '../../platform/sessions/sessions.queries.ts';
import { createCurrencies } from './currencies.ts';
import { findCardsById } from './good-cards.queries.ts';
import { showCard } from './show-card.ts';

type View = { lang: string; currencyCode: Currency['code'] };

/** Reads cards of articles by their ids. */
export type CardReader = (
  session: Session | undefined,
  articleIds: number[],
  view: View,
) => Promise<{ items: GoodCard[]; currency: Currency }>;

/** Cards of articles in the order given, as the visitor sees them; articles that are gone are left out. */
export function createCardReader({ database, clock }: Pick<CallTools, 'database' | 'clock'>): CardReader {
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities({ database, clock });
  return async (session, articleIds, { lang, currencyCode }) => {
    const [rows, currency, { wayDays }] = await Promise.all([
      findCardsById(database.pool, { lang, clientType: clientTypeOf(session) }, articleIds),
      currencyOf(currencyCode),
      pickupCityOf(session?.cityId),
    ]);
    return { items: rows.map((row) => showCard(row, currency, wayDays)), currency };
  };
}

import { randomUUID } from 'node:crypto';
import type { orderRepeatCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { languageOf } from '../../platform/http/language.ts';
import { clientTypeOf } from '../../platform/sessions/sessions.queries.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { createPickupCities } from '../places/index.ts';
import { findOrder } from './orders.queries.ts';
import { repeatLineOf } from './repeat-line.ts';
import { findRepeatOffers } from './repeat-offers.queries.ts';
import { unknownOrder } from './unknown-order.ts';

/** What an order would be, were it placed again. */
export function orderRepeatHandlers(tools: CallTools): CallHandlers<typeof orderRepeatCalls> {
  const { database, clock, sessions, siteConfig } = tools;
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(tools);

  return {
    repeatOrder: async (c) => {
      const { id: number } = c.req.valid('param');
      const query = c.req.valid('query');
      const lang = languageOf(query, siteConfig);
      const session = await sessions.find(c);
      const order = session && (await findOrder(database.db, session, number, { lang, now: clock() }));
      if (!order) throw unknownOrder();
      const [rows, currency, { wayDays }] = await Promise.all([
        findRepeatOffers(database.pool, { number, lang, clientType: clientTypeOf(session) }),
        currencyOf(query.currencyCode),
        pickupCityOf(session.cityId),
      ]);
      const rowOf = new Map(rows.map((row) => [row.orderItemId, row]));
      const lines = order.items.flatMap((item) => {
        const row = rowOf.get(item.orderItemId);
        return row ? [repeatLineOf(item, row, { orderCurrency: order.currency, currency, wayDays })] : [];
      });
      return c.json({ number: order.number, lines, currency, requestId: randomUUID() }, 200);
    },
  };
}

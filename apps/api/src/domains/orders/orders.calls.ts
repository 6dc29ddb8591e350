import type { ordersCalls } from '@partshop/api-client/contract';
import { findOrder } from './orders.queries.ts';
import { hasPickupPoint } from '../places/index.ts';
import { placeOrder } from './place-order.queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readPhone } from '../../platform/values/phone.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { conflict, createBasketReader } from '../basket/index.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { clientTypeOf, createCurrencies } from '../catalogue/index.ts';
import { languageOf } from '../../platform/http/language.ts';

export function ordersHandlers(tools: CallTools): CallHandlers<typeof ordersCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { db } = database;
  const readBasket = createBasketReader(tools);
  const currencyOf = createCurrencies(database, clock);

  return {
    createOrderRetail: async (c) => {
      const request = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const phone = readPhone(request.ContactPhone);
      if (phone === undefined) throw badField('ContactPhone', 'No phone number.');
      if (!(await hasPickupPoint(db, request.PointId))) throw badField('PointId', 'No such pick-up point.');

      const session = await sessions.find(c);
      if (clientTypeOf(session) === 'Wholesale' && !request.Company) throw badField('Company', 'No company.');
      const view = { lang, currencyCode: request.CurrencyCode };
      if (!session) return c.json(conflict({ code: 'basket-empty' }, await readBasket(session, view)), 409);
      const currency = await currencyOf(request.CurrencyCode);
      const checkout = { request, phone, currency, bonusShare: siteConfig.bonus.orderShare, now: clock() };
      const placed = await inTransaction(database.sales, (trx) => placeOrder(trx, session, checkout));
      if (placed.outcome === 'conflict') {
        return c.json(conflict(placed.reason, await readBasket(session, view)), 409);
      }
      if (placed.outcome === 'reused') {
        return c.json({ code: 'request-reused' as const, message: 'The RequestId belongs to another order.' }, 422);
      }
      const order = await findOrder(db, session, placed.number, lang);
      if (!order) throw new Error('The order just placed is not there.');
      return c.json(order, 200);
    },

    getOrder: async (c) => {
      const { id } = c.req.valid('param');
      const session = await sessions.find(c);
      const order = session && (await findOrder(db, session, id, languageOf(c.req.valid('query'), siteConfig)));
      if (!order) throw new HttpError(404, { code: 'not-found', message: 'No such order.' });
      return c.json(order, 200);
    },
  };
}

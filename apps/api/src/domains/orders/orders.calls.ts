import type { ordersCalls } from '@partshop/api-client/contract';
import { findOrder } from './orders.queries.ts';
import { createPickupCities, findPickupPoint } from '../places/index.ts';
import { placeOrder } from './place-order.queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { keepChoice } from '../../platform/sessions/choices.queries.ts';
import { readPhone } from '../../platform/values/phone.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { conflict, createBasketReader } from '../basket/index.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { clientTypeOf } from '../../platform/sessions/sessions.queries.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { languageOf } from '../../platform/http/language.ts';

export function ordersHandlers(tools: CallTools): CallHandlers<typeof ordersCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { db } = database;
  const readBasket = createBasketReader(tools);
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(tools);

  return {
    createOrderRetail: async (c) => {
      const request = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const phone = readPhone(request.ContactPhone);
      if (phone === undefined) throw badField('ContactPhone', 'No phone number.');
      const session = await sessions.find(c);
      const point = await findPickupPoint(db, request.PointId, session);
      if (!point) throw badField('PointId', 'No such pick-up point.');
      if (clientTypeOf(session) === 'Wholesale' && !request.Company) throw badField('Company', 'No company.');

      const view = { lang, currencyCode: request.CurrencyCode };
      if (!session) return c.json(conflict({ code: 'basket-empty' }, await readBasket(session, view)), 409);
      const [currency, { wayDays }, expected] = await Promise.all([
        currencyOf(request.CurrencyCode),
        pickupCityOf(point.cityId),
        pickupCityOf(session.cityId),
      ]);
      const checkout = { request, phone, currency, wayDays, bonusShare: siteConfig.bonus.orderShare, now: clock() };
      const placed = await inTransaction(database.sales, (trx) => placeOrder(trx, session, checkout));
      if (placed.outcome === 'conflict') {
        return c.json(conflict(placed.reason, await readBasket(session, view)), 409);
      }
      if (placed.outcome === 'reused') {
        return c.json({ code: 'request-reused' as const, message: 'The RequestId belongs to another order.' }, 422);
      }
      // Without scripts a visitor chooses a point of another city without choosing that city.
      if (point.cityId !== null && point.cityId !== expected.cityId) {
        await keepChoice(db, session, { city_id: point.cityId });
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

import type { ordersCalls } from '@partshop/api-client/contract';
import { findOrder } from './orders.queries.ts';
import { createPickupCities } from '../places/index.ts';
import { createFindDelivery } from './order-delivery.ts';
import { placeOrder } from './place-order.queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { keepChoice } from '../../platform/sessions/choices.queries.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { createPhoneProof, phoneOf } from '../identity/index.ts';
import type { DeliveryTools } from '../delivery/index.ts';
import type { MessageTools } from '../messages/index.ts';
import { unknownOrder } from './unknown-order.ts';
import { createOrderConfirming } from './order-confirming.ts';
import { readOrderNumber } from './order-number.rules.ts';
import { conflict, createBasketReader } from '../basket/index.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { clientTypeOf } from '../../platform/sessions/sessions.queries.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { languageOf } from '../../platform/http/language.ts';

export function ordersHandlers(tools: MessageTools & DeliveryTools): CallHandlers<typeof ordersCalls> {
  const { database, clock, siteConfig, sessions, paymentMinutes } = tools;
  const { db } = database;
  const readBasket = createBasketReader(tools);
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(tools);
  const confirming = createOrderConfirming(tools);
  const findDelivery = createFindDelivery(tools);
  const proof = createPhoneProof(tools);

  return {
    createOrderRetail: async (c) => {
      const request = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const phone = phoneOf('ContactPhone', request.ContactPhone);
      const session = await sessions.find(c);
      if (request.PaymentType === 'online' && paymentMinutes === undefined) {
        throw badField('PaymentType', 'Nothing is paid online here.');
      }
      const delivery = await findDelivery(request, session, lang);
      if (clientTypeOf(session) === 'Wholesale' && !request.Company) throw badField('Company', 'No company.');

      const view = { lang, currencyCode: request.CurrencyCode };
      if (!session) return c.json(conflict({ code: 'basket-empty' }, await readBasket(session, view)), 409);
      if (!delivery) return c.json(conflict({ code: 'delivery-unknown' }, await readBasket(session, view)), 409);
      const [currency, expected, confirmation] = await Promise.all([
        currencyOf(request.CurrencyCode),
        pickupCityOf(session.cityId),
        confirming.begin(c, { phone, email: request.ContactEmail }),
      ]);
      const bonusShare = siteConfig.bonus.orderShare;
      const confirmedBy = confirmation.channels;
      const checkout = {
        request,
        phone,
        currency,
        delivery,
        bonusShare,
        lang,
        confirmedBy,
        paymentMinutes,
        now: clock(),
      };
      const placed = await inTransaction(database.sales, async (trx) => {
        const result = await placeOrder(trx, session, checkout);
        if (result.outcome !== 'ordered') return result;
        const order = await findOrder(trx, session, result.number, { lang, now: clock() });
        if (!order) throw new Error('The order just placed is not there.');
        if (result.isNew) await confirmation.keep(trx, order, { lang, sessionId: session.id });
        return { ...result, order };
      });
      if (placed.outcome === 'ordered' && placed.isNew) confirmation.send();
      else await confirmation.giveBack();
      if (placed.outcome === 'conflict') {
        return c.json(conflict(placed.reason, await readBasket(session, view)), 409);
      }
      if (placed.outcome === 'reused') {
        return c.json({ code: 'request-reused' as const, message: 'The RequestId belongs to another order.' }, 422);
      }
      // Without scripts a visitor chooses a point of another city without choosing that city.
      if (delivery.type === 'point' && delivery.cityId !== null && delivery.cityId !== expected.cityId) {
        await keepChoice(db, session, { city_id: delivery.cityId });
      }
      return c.json(placed.order, 200);
    },

    getOrder: async (c) => {
      const { id } = c.req.valid('param');
      const session = await sessions.find(c);
      const view = { lang: languageOf(c.req.valid('query'), siteConfig), now: clock() };
      const order = session && (await findOrder(db, session, id, view));
      if (!order) throw unknownOrder();
      return c.json(order, 200);
    },

    findOrder: async (c) => {
      const { Number: typed, code, ...given } = c.req.valid('json');
      const phone = phoneOf('phone', given.phone);
      if (code !== undefined) await proof.keep(await proof.tryCode(c, phone, code), phone);
      const session = await sessions.find(c);
      if (!session || !(await proof.isKept(session, phone))) {
        throw new HttpError(422, { code: 'phone-unconfirmed', message: 'This session did not prove the phone.' });
      }
      const number = readOrderNumber(typed);
      const view = { lang: languageOf(c.req.valid('query'), siteConfig), now: clock() };
      const order = number === undefined ? undefined : await findOrder(db, session, number, view);
      if (!order) throw unknownOrder();
      return c.json(order, 200);
    },
  };
}

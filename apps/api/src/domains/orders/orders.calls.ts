import type { ordersCalls } from '@partshop/api-client/contract';
import { findOrder } from './orders.queries.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { createPhoneProof, phoneOf } from '../identity/index.ts';
import type { DeliveryTools } from '../delivery/index.ts';
import type { MessageTools } from '../messages/index.ts';
import { needsCode } from './phone-check.ts';
import { createOrderChanging } from './order-changing.ts';
import { createPlacing } from './placing.ts';
import { unknownOrder } from './unknown-order.ts';
import { readOrderNumber } from './order-number.rules.ts';
import { updateContact } from './update-contact.queries.ts';
import { fillIn } from './wholesale-order.queries.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { requireType } from '../../platform/sessions/access.ts';

export function ordersHandlers(tools: MessageTools & DeliveryTools): CallHandlers<typeof ordersCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { db } = database;
  const place = createPlacing(tools);
  const { changeOrder } = createOrderChanging(tools);
  const proof = createPhoneProof(tools);

  return {
    isCheckSms: async (c) => c.json({ isCheckSMS: needsCode(tools.orderSms, c.req.valid('query')) }, 200),

    createOrderRetail: async (c) => {
      const session = await sessions.find(c);
      const { status, body } = await place(c, session, c.req.valid('json'), c.req.valid('query'));
      if (status === 202) return c.json(body, status);
      if (status === 409) return c.json(body, status);
      return status === 422 ? c.json(body, status) : c.json(body, status);
    },

    createOrderWholesale: async (c, currentUser) => {
      requireType(currentUser, 'Wholesale', 'Only wholesale clients order so.');
      const session = await sessions.find(c);
      const request = await fillIn(db, currentUser.clientId, session, c.req.valid('json'));
      const { status, body } = await place(c, session, request, c.req.valid('query'));
      if (status === 202) return c.json(body, status);
      if (status === 409) return c.json(body, status);
      return status === 422 ? c.json(body, status) : c.json(body, status);
    },

    updateOrderRetail: async (c) => {
      const { OrderNumber: number, Version: version, ...given } = c.req.valid('json');
      const { ContactName: name, ContactEmail: email, Comment: comment } = given;
      const session = await sessions.find(c);
      if (!session) throw unknownOrder();
      const update = { number, version, name, email, comment, now: clock() };
      return changeOrder(c, c.req.valid('query'), async (trx) => updateContact(trx, session, update));
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

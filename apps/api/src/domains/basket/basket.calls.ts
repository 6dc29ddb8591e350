import { randomUUID } from 'node:crypto';
import { CHECKOUT_STEPS, type basketCalls, type CheckoutStep } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import { findBasketLines, findOffer } from './basket-lines.queries.ts';
import { addLines, changeQty } from './change-basket.queries.ts';
import { acceptPrices, markLines, moveLines, setComment } from './change-lines.queries.ts';
import { removeLines, restoreLines } from './remove-lines.queries.ts';
import { findLastOrder } from './last-order.queries.ts';
import { createPickupCities, findPickupPoints } from '../places/index.ts';
import type { Database } from '../../platform/database/schema.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, createBasketReader, viewOf, type ViewQuery } from './basket-reader.ts';
import { showBasket, type ConflictReason } from './basket.rules.ts';
import { findBonus, spendable } from '../bonus/index.ts';
import { findApprovers, findMember, findSpent, leftOf, type Member } from '../company-accounts/index.ts';
import { findDeliveryAddresses } from '../client/index.ts';
import { findBasketPromo, promoAt } from '../promo/index.ts';
import { sharedBasketHandlers } from './shared-basket.calls.ts';
import { putPromo, takePromoOut } from './change-promo.queries.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { convertKopecks, convertRoubles, type Currency } from '../../platform/values/money.ts';
import { checkQty } from './stock.rules.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { HttpError } from '../../platform/http/http-error.ts';

type LineWork = (trx: Transaction<Database>, session: Session) => Promise<ConflictReason | undefined | void>;

export function basketHandlers(tools: CallTools): CallHandlers<typeof basketCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const readBasket = createBasketReader(tools);
  const pickupCityOf = createPickupCities(tools);
  const currencyOf = createCurrencies(database, clock);
  const change = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => inTransaction(database.sales, work);
  /** Changes lines of the session's basket; without a session there is none to change. Returns the basket and why not. */
  const changeLines = async (c: ApiContext, query: ViewQuery, work: LineWork) => {
    const session = await sessions.find(c);
    const reason: ConflictReason | undefined = session
      ? ((await change((trx) => work(trx, session))) ?? undefined)
      : { code: 'basket-changed' };
    return { reason, basket: await readBasket(session, viewOf(query, siteConfig)) };
  };

  /** What an employee may order without an approval; null for who needs none. */
  const findLimits = async (
    { role, employeeId, companyId, orderLimit, monthLimit }: Member,
    currency: Currency,
  ): Promise<CheckoutStep['limits']> => {
    if (role !== 'buyer' || employeeId === null) return null;
    const [spent, approvers] = await Promise.all([
      findSpent(database.db, employeeId, clock()),
      findApprovers(database.db, companyId),
    ]);
    const shown = (kopecks: number | null) => (kopecks === null ? null : convertKopecks(kopecks, currency));
    return {
      orderLimit: shown(orderLimit),
      monthLimit: shown(monthLimit),
      monthLeft: shown(leftOf(monthLimit, spent)),
      approvers: approvers.map(({ name }) => name),
    };
  };

  return {
    ...sharedBasketHandlers(tools),

    basketItems: async (c) => {
      const query = c.req.valid('query');
      const part = { inOrder: query.inOrder, group: query.groupString };
      return c.json(await readBasket(await sessions.find(c), viewOf(query, siteConfig), part), 200);
    },

    basketAdd: async (c) => {
      const line = c.req.valid('json');
      const view = viewOf(c.req.valid('query'), siteConfig);
      const known = await sessions.find(c);
      const offer = await findOffer(database.db, known, line);
      if (!offer) throw new HttpError(404, { code: 'withdrawn', message: 'No such offer.' });
      const hopeless = checkQty(line.qty, offer);
      if (hopeless) return c.json(conflict(hopeless, await readBasket(known, view)), 409);
      const session = known ?? (await sessions.open(c));
      const { requestId } = line;
      const reason = await change((trx) => addLines(trx, session, { lines: [line], requestId, now: clock() }));
      const basket = await readBasket(session, view);
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    basketAddList: async (c) => {
      const wanted = c.req.valid('json');
      const session = await sessions.findOrOpen(c);
      const reason = await change((trx) => addLines(trx, session, { ...wanted, now: clock() }));
      const basket = await readBasket(session, viewOf(c.req.valid('query'), siteConfig));
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    basketChangeQty: async (c) => {
      const wanted = c.req.valid('json');
      const { reason, basket } = await changeLines(c, c.req.valid('query'), (trx, session) =>
        changeQty(trx, session, wanted),
      );
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    basketDelete: async (c) => {
      const { ids } = c.req.valid('json');
      const { basket } = await changeLines(c, c.req.valid('query'), (trx, session) =>
        removeLines(trx, session, ids, clock()),
      );
      return c.json(basket, 200);
    },

    basketRestore: async (c) => {
      const { ids } = c.req.valid('json');
      const { basket } = await changeLines(c, c.req.valid('query'), (trx, session) => restoreLines(trx, session, ids));
      return c.json(basket, 200);
    },

    basketChangeComment: async (c) => {
      const wanted = c.req.valid('json');
      const { reason, basket } = await changeLines(c, c.req.valid('query'), (trx, session) =>
        setComment(trx, session, wanted),
      );
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    basketInOrder: async (c) => {
      const { basketId, inOrder } = c.req.valid('json');
      const { reason, basket } = await changeLines(c, c.req.valid('query'), (trx, session) =>
        markLines(trx, session, { ids: [basketId], inOrder }),
      );
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    basketInOrder2: async (c) => {
      const marks = c.req.valid('json');
      const { reason, basket } = await changeLines(c, c.req.valid('query'), (trx, session) =>
        markLines(trx, session, marks),
      );
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    basketUpdate: async (c) => {
      const { basketId, ...query } = c.req.valid('query');
      const { basket } = await changeLines(c, query, (trx, session) => acceptPrices(trx, session, basketId));
      return c.json(basket, 200);
    },

    basketOrdersWaiting: async (c) => {
      const move = c.req.valid('json');
      const { reason, basket } = await changeLines(c, c.req.valid('query'), (trx, session) =>
        moveLines(trx, session, move),
      );
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    basketSetPromoCode: async (c) => {
      const { code, ...query } = c.req.valid('query');
      const { reason, basket } = await changeLines(c, query, (trx, session) =>
        putPromo(trx, session, { code, now: clock() }),
      );
      return reason ? c.json(conflict(reason, basket), 409) : c.json(basket, 200);
    },

    basketRemovePromoCode: async (c) => {
      const { code, ...query } = c.req.valid('query');
      const { basket } = await changeLines(c, query, (trx, session) => takePromoOut(trx, session, code));
      return c.json(basket, 200);
    },

    basketShowSetStep: async (c) => {
      const { stepName, ...query } = c.req.valid('query');
      const session = await sessions.find(c);
      const { lang, currencyCode } = viewOf(query, siteConfig);
      const [all, currency, points, last, balance, { cityId, wayDays }, promo, kept] = await Promise.all([
        session ? findBasketLines(database.db, session, lang) : [],
        currencyOf(currencyCode),
        findPickupPoints(database.db, lang, session),
        findLastOrder(database.db, session),
        findBonus(database.db, session, clock()),
        pickupCityOf(session?.cityId),
        findBasketPromo(database.db, session),
        session?.currentUser ? findDeliveryAddresses(database.db, session.currentUser.clientId, lang) : [],
      ]);
      const lines = all.filter(({ inOrder }) => inOrder);
      const basket = showBasket(lines, { currency, wayDays, promoOn: promoAt(promo, clock()) });
      const most = spendable(balance ?? 0, basket.payable, siteConfig.bonus.orderShare);
      const paymentTypes = ['on-receipt' as const, ...(tools.paymentMinutes === undefined ? [] : ['online' as const])];
      const step = { stepName, steps: [...CHECKOUT_STEPS], points, paymentTypes };
      const pickupCity = { cityId, isNearest: cityId !== null && cityId !== session?.cityId };
      const bonus = balance === undefined ? null : { balance, most, discount: convertRoubles(most, currency) };
      const member = session?.currentUser && (await findMember(database.db, session.currentUser.clientId));
      const limits = member ? await findLimits(member, currency) : null;
      const addresses = kept.filter((one) => one.cityId === session?.cityId).map(({ address }) => address);
      return c.json({ ...step, pickupCity, basket, bonus, limits, ...last, addresses, requestId: randomUUID() }, 200);
    },
  };
}

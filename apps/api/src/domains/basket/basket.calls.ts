import { randomUUID } from 'node:crypto';
import {
  calls,
  CHECKOUT_STEPS,
  type Basket,
  type BasketConflict,
  type CurrencyCode,
  type LanguageCode,
} from '@partshop/api-client/contract';
import type { z } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { findBasketLines, findOffer } from './basket-lines.queries.ts';
import { addLine, changeQty, deleteLines } from './change-basket.queries.ts';
import { findPickupPoints } from '../places/pickup-points.queries.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/sessions/sessions.queries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { showBasket, type BasketRefusal } from './basket.rules.ts';
import { refuseQty } from './stock.rules.ts';
import type { ApiApp } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { createCurrencies, languageOf } from '../catalogue/currencies.ts';

type View = { lang: LanguageCode; currencyCode: z.infer<typeof CurrencyCode> };
type Query = { lang?: LanguageCode | undefined; currencyCode: View['currencyCode'] };
export type BasketReader = (session: Session | undefined, view: View, onlyInOrder?: boolean) => Promise<Basket>;

/** Reads baskets as calls answer them; without a session it is an empty one. */
export function createBasketReader({ database, clock }: Pick<CallTools, 'database' | 'clock'>): BasketReader {
  const currencyOf = createCurrencies(database, clock);
  return async (session, { lang, currencyCode }, onlyInOrder = false) => {
    const [lines, currency] = await Promise.all([
      session ? findBasketLines(database.db, session, lang) : [],
      currencyOf(currencyCode),
    ]);
    return showBasket(onlyInOrder ? lines.filter(({ inOrder }) => inOrder) : lines, currency);
  };
}

const MESSAGES: Record<BasketRefusal['code'], string> = {
  'not-enough': 'The seller has fewer pieces.',
  'not-multiple': 'Sold in packs only.',
  withdrawn: 'The seller withdrew the offer.',
  'basket-changed': 'The basket is not what the page showed.',
  'basket-empty': 'Nothing in the basket can be ordered.',
  'basket-full': 'The basket holds no more lines.',
};

/** A refusal with the basket as it is now. */
export const conflict = (refusal: BasketRefusal, basket: Basket): BasketConflict => ({
  ...refusal,
  message: MESSAGES[refusal.code],
  basket,
});

export function addBasketCalls(app: ApiApp, tools: CallTools): void {
  const { database, clock, siteConfig, sessions } = tools;
  const readBasket = createBasketReader(tools);
  const viewOf = (query: Query): View => ({ lang: languageOf(query, siteConfig), currencyCode: query.currencyCode });
  const change = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => inTransaction(database.sales, work);

  app.openapi(calls.basketItems, async (c) => {
    const query = c.req.valid('query');
    return c.json(await readBasket(await sessions.find(c), viewOf(query), query.inOrder ?? false), 200);
  });

  app.openapi(calls.basketAdd, async (c) => {
    const line = c.req.valid('json');
    const view = viewOf(c.req.valid('query'));
    const offer = await findOffer(database.db, line);
    if (!offer) throw new Refusal(404, { code: 'withdrawn', message: 'No such offer.' });
    const known = await sessions.find(c);
    const hopeless = refuseQty(line.qty, offer);
    if (hopeless) return c.json(conflict(hopeless, await readBasket(known, view)), 409);
    const session = known ?? (await sessions.open(c));
    const refusal = await change((trx) => addLine(trx, session, line, clock()));
    const basket = await readBasket(session, view);
    return refusal ? c.json(conflict(refusal, basket), 409) : c.json(basket, 200);
  });

  app.openapi(calls.basketChangeQty, async (c) => {
    const view = viewOf(c.req.valid('query'));
    const session = await sessions.find(c);
    const wanted = c.req.valid('json');
    const refusal: BasketRefusal | undefined = session
      ? await change((trx) => changeQty(trx, session, wanted))
      : { code: 'basket-changed' };
    const basket = await readBasket(session, view);
    return refusal ? c.json(conflict(refusal, basket), 409) : c.json(basket, 200);
  });

  app.openapi(calls.basketDelete, async (c) => {
    const view = viewOf(c.req.valid('query'));
    const session = await sessions.find(c);
    const { ids } = c.req.valid('json');
    if (session) await change((trx) => deleteLines(trx, session, ids));
    return c.json(await readBasket(session, view), 200);
  });

  app.openapi(calls.basketShowSetStep, async (c) => {
    const { stepName, ...query } = c.req.valid('query');
    const session = await sessions.find(c);
    const [basket, points] = await Promise.all([
      readBasket(session, viewOf(query), true),
      findPickupPoints(database.db),
    ]);
    const step = { stepName, steps: [...CHECKOUT_STEPS], points, paymentTypes: ['on-receipt' as const] };
    return c.json({ ...step, basket, requestId: randomUUID() }, 200);
  });
}

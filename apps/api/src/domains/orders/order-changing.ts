import type { OrderConflict } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { Managed } from './manage-order.queries.ts';
import { findOrder } from './orders.queries.ts';
import { unknownOrder } from './unknown-order.ts';

type LangOnly = Parameters<typeof languageOf>[0];

/** Reads orders as the visitor may see them, and changes them: both throw 404 for others. */
export function createOrderChanging({ database, clock, sessions, siteConfig }: CallTools) {
  async function readOrder(c: ApiContext, number: string, query: LangOnly) {
    const session = await sessions.find(c);
    const view = { lang: languageOf(query, siteConfig), now: clock() };
    const order = session && (await findOrder(database.db, session, number, view));
    if (!order) throw unknownOrder();
    return order;
  }

  /** Makes a change, and answers with the order as it is then: with the status 200, or 409 and why it was refused. */
  async function changeOrder(c: ApiContext, query: LangOnly, change: (trx: Transaction<Database>) => Promise<Managed>) {
    const managed = await inTransaction(database.sales, change);
    if (managed.outcome === 'unknown') throw unknownOrder();
    const order = await readOrder(c, managed.number, query);
    if (managed.outcome === 'changed') return c.json(order, 200);
    const conflict: OrderConflict = { code: managed.code, message: 'The order does not allow it.', order };
    return c.json(conflict, 409);
  }

  return { readOrder, changeOrder };
}

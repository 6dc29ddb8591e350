import { ORDER_STATUS_DICTIONARY, type OrderStatusCode } from '@partshop/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { findDebtor } from '../ledger/index.ts';
import type { Database } from '../../platform/database/schema.ts';
import { leaveCompanies } from '../company-accounts/index.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.queries.ts';

/** What keeps an account: somebody has to be reached about it. */
export type Obstacle = 'orders-open' | 'debt-open';

/**
 * Deletes an account: its row stays without personal data, since orders, documents and amounts refer to it, as the law asks of them.
 * Returns what keeps it, and then changes nothing.
 */
export async function deleteAccount(
  trx: Transaction<Database>,
  clientId: number,
  now: Date,
): Promise<Obstacle | undefined> {
  const client = await trx
    .selectFrom('clients')
    .select(['phone', 'email', 'basket_id'])
    .where('id', '=', clientId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if ((await findDebtor(trx, clientId)).debt > 0) return 'debt-open';
  const orders = await trx
    .selectFrom('orders')
    .select(sql<OrderStatusCode>`status`.as('status'))
    .distinct()
    .where('client_id', '=', clientId)
    .execute();
  if (orders.some(({ status }) => !ORDER_STATUS_DICTIONARY[status].isFinal)) return 'orders-open';
  await endSessionsOf(trx, clientId, now);
  await leaveCompanies(trx, clientId, now);
  await forgetOrders(trx, clientId);
  for (const statement of forgetting(clientId, client.basket_id, [client.phone, client.email]))
    await statement.execute(trx);
  await trx
    .updateTable('clients')
    .set({
      name: '',
      phone: null,
      email: null,
      city_id: null,
      point_id: null,
      engine_id: null,
      lang: null,
      served_by: null,
      // No password has it as its hash.
      password_hash: '',
      deleted_at: now,
    })
    .where('id', '=', clientId)
    .execute();
  return undefined;
}

/** Takes the person out of orders. What was bought, for how much and for which company stays: documents need it. */
async function forgetOrders(trx: Transaction<Database>, clientId: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({
      contact_name: '',
      contact_phone: '',
      contact_email: '',
      comment: '',
      delivery_address: '',
      check_vin: null,
      session_id: null,
      wants_notices: false,
      notice_due_at: null,
    })
    .where('client_id', '=', clientId)
    .execute();
  await sql`
    update order_items set comment = '' where comment <> ''
      and order_id in (select id from orders where client_id = ${clientId})`.execute(trx);
  await sql`
    update order_item_events e set reason = ''
    from order_items i join orders o on o.id = i.order_id
    where i.id = e.item_id and o.client_id = ${clientId} and e.by_role = 'client'`.execute(trx);
}

/** Deletes what only the client needed. */
const forgetting = (clientId: number, basketId: number, contacts: readonly (string | null)[]) => [
  sql`delete from outgoing_messages where recipient = any(${contacts.filter((one) => one !== null)}::text[])`,
  sql`delete from demo_messages where session_id in (select id from sessions where client_id = ${clientId})`,
  sql`update sessions set device = '', address = '', confirmed_phone = null where client_id = ${clientId}`,
  sql`delete from muted_messages where client_id = ${clientId}`,
  sql`delete from delivery_addresses where client_id = ${clientId}`,
  sql`delete from supplier_documents where client_id = ${clientId}`,
  sql`delete from supplier_applications where client_id = ${clientId}`,
  // Nobody is left whose files come by themselves.
  sql`delete from list_sources where seller_id in (select id from sellers where client_id = ${clientId})`,
  sql`delete from seller_mailboxes where seller_id in (select id from sellers where client_id = ${clientId})`,
  sql`update list_letters set sender = '' where seller_id in (select id from sellers where client_id = ${clientId})`,
  // Who sells for somebody is removed by them first.
  sql`update seller_members set name = '', email = '', client_id = null where client_id = ${clientId}`,
  sql`delete from company_details where client_id = ${clientId}`,
  sql`update reconciliations set comment = '' where client_id = ${clientId}`,
  sql`delete from search_history where client_id = ${clientId}`,
  sql`delete from alerts where client_id = ${clientId}`,
  sql`delete from recovery_requests where client_id = ${clientId}`,
  sql`delete from listed_articles where basket_id = ${basketId}`,
  sql`delete from basket_items where basket_id = ${basketId}`,
  sql`delete from removed_basket_items where basket_id = ${basketId}`,
  sql`delete from baskets where id in (select basket_id from shared_baskets where owner_basket_id = ${basketId})`,
  sql`update clients set served_by = null where served_by = ${clientId}`,
];

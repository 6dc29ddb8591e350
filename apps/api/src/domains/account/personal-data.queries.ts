import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** The table of a client's rows, or of rows that belong to them, with a query for each part of the file. `own` is the client's id. */
const PARTS: Readonly<Record<string, (own: number) => RawBuilder<object>>> = {
  account: (own) => sql`
    select code, name, phone, email, type, created_at as "createdAt", city_id as "cityId", point_id as "pointId",
      engine_id as "engineId", lang, currency_code as "currency", is_table_mod as "isTableMode",
      search_good_order_type as "offerOrder", keeps_searches as "keepsSearches"
    from clients where id = ${own}`,
  unwantedMessages: (own) => sql`select kind, channel from muted_messages where client_id = ${own}`,
  addresses: (own) => sql`
    select city_id as "cityId", address, is_default as "isDefault", created_at as "createdAt"
    from delivery_addresses where client_id = ${own} order by id`,
  company: (own) => sql`select name, inn, kpp, ogrn, address from company_details where client_id = ${own}`,
  employments: (own) => sql`
    select e.name, e.contact, e.role, e.state, e.created_at as "invitedAt", d.name as company
    from company_employees e join company_details d on d.client_id = e.company_id
    where e.client_id = ${own} order by e.id`,
  employees: (own) => sql`
    select name, contact, role, state, order_limit as "orderKopecks", month_limit as "monthKopecks", created_at as "invitedAt"
    from company_employees where company_id = ${own} order by id`,
  approvals: (own) => sql`
    select a.request, a.total as kopecks, a.state, a.reason, a.created_at as "askedAt"
    from order_approvals a join company_employees e on e.id = a.employee_id where e.client_id = ${own} order by a.id`,
  doneForCompany: (own) => sql`select kind, at from company_events where by_client_id = ${own} order by id`,
  supplierApplication: (own) => sql`
    select state, inn, company, kpp, ogrn, address, contact_name as name, phone, email, sells, warehouse_city as "warehouseCity",
      reason, sent_at as "sentAt", decided_at as "decidedAt"
    from supplier_applications where client_id = ${own}`,
  supplierDocuments: (own) => sql`
    select name, type, octet_length(bytes) as bytes, added_at as "addedAt"
    from supplier_documents where client_id = ${own} order by id`,
  seller: (own) => sql`
    select name, return_rules as "returnRules", notice_email as "noticeEmail" from sellers where client_id = ${own}`,
  sellerEmployments: (own) => sql`
    select m.name, m.email, m.role, m.state, m.since, m.seen_at as "seenAt", s.name as seller
    from seller_members m join sellers s on s.id = m.seller_id where m.client_id = ${own} order by m.id`,
  sellerPeople: (own) => sql`
    select m.name, m.email, m.role, m.state, m.since
    from seller_members m join sellers s on s.id = m.seller_id where s.client_id = ${own} order by m.id`,
  doneForSeller: (own) => sql`select kind, at from seller_staff_events where by_client_id = ${own} order by id`,
  contract: (own) => sql`
    select credit_limit as "creditLimitKopecks", payment_days as "paymentDays" from credit_terms where client_id = ${own}`,
  ledger: (own) => sql`
    select kind, amount as kopecks, document, due_on as "dueOn", at from ledger_entries where client_id = ${own} order by at, id`,
  reconciliations: (own) => sql`
    select first_day as "from", last_day as "to", shop_closing as "shopKopecks", client_closing as "ownKopecks", comment, at
    from reconciliations where client_id = ${own} order by id`,
  debtPayments: (own) => sql`
    select kopecks, status, provider, created_at as "createdAt" from payments where client_id = ${own} order by id`,
  sessions: (own) => sql`
    select device, address, created_at as "startedAt", seen_at as "seenAt"
    from sessions where client_id = ${own} and ended_at is null order by id`,
  searches: (own) => sql`
    select text, searched_at as "searchedAt" from search_history where client_id = ${own} order by searched_at`,
  alerts: (own) => sql`
    select l.kind, l.channel, l.recipient, l.price, l.lang, l.created_at as "createdAt", l.confirmed_at as "confirmedAt",
      m.name as maker, a.number
    from alerts l join articles a on a.id = l.article_id join makers m on m.id = a.maker_id
    where l.client_id = ${own} order by l.id`,
  lists: (own) => sql`
    select l.list, l.added_at as "addedAt", m.name as maker, a.number
    from listed_articles l join articles a on a.id = l.article_id join makers m on m.id = a.maker_id
    join clients c on c.basket_id = l.basket_id
    where c.id = ${own} order by l.added_at`,
  basket: (own) => sql`
    select i.qty, i.comment, i.group_name as "group", i.added_at as "addedAt", m.name as maker, a.number
    from basket_items i join articles a on a.id = i.article_id join makers m on m.id = a.maker_id
    join clients c on c.basket_id = i.basket_id
    where c.id = ${own} order by i.id`,
  orders: (own) => sql`
    select o.number, o.created_at as "createdAt", o.status, o.total as kopecks, o.bonus as "bonusRoubles",
      o.contact_name as name, o.contact_phone as phone, o.contact_email as email, o.company, o.comment,
      o.delivery_type as delivery, o.delivery_address as address, o.payment_type as payment, o.check_vin as vin,
      (select coalesce(json_agg(json_build_object('maker', m.name, 'number', a.number, 'qty', i.qty, 'kopecks', i.price,
        'status', i.status, 'comment', i.comment) order by i.id), '[]')
       from order_items i join articles a on a.id = i.article_id join makers m on m.id = a.maker_id
       where i.order_id = o.id) as items
    from orders o where o.client_id = ${own} order by o.id`,
  requests: (own) => sql`
    select o.number, e.at, e.to_status as "askedFor", e.reason
    from order_item_events e join order_items i on i.id = e.item_id join orders o on o.id = i.order_id
    where o.client_id = ${own} and e.by_role = 'client' and e.from_status is not null order by e.id`,
  payments: (own) => sql`
    select o.number, p.provider, p.kopecks, p.status, p.created_at as "createdAt"
    from payments p join orders o on o.id = p.order_id where o.client_id = ${own} order by p.id`,
  bonuses: (own) => sql`
    select amount as roubles, reason, at, expires_at as "expiresAt" from bonus_entries where client_id = ${own} order by id`,
  visitsOfStaff: (own) => sql`
    select started_at as "startedAt", ended_at as "endedAt" from switch_log where client_id = ${own} order by id`,
};

/** Everything that the shop keeps of a client, by what it is about. The password is kept as a hash alone, which nobody can read. */
export async function findPersonalData(db: Kysely<Database>, clientId: number): Promise<Record<string, unknown>> {
  const parts: [string, unknown][] = [];
  for (const [name, query] of Object.entries(PARTS)) parts.push([name, (await query(clientId).execute(db)).rows]);
  return Object.fromEntries(parts);
}

import type { Finance, LedgerEntry, LedgerKind, OpenDocument } from '@partshop/api-client/contract';
import type pg from 'pg';
import { shopDay, SHOP_TIME_ZONE } from '../../platform/values/time-zone.ts';

/** Documents that the answer names. */
const MOST_OPEN = 100;
const startOf = (day: string) => `(${day}::timestamp at time zone '${SHOP_TIME_ZONE}')`;

/**
 * One statement, so that its figures agree. $1 client, $2 the first and $3 the last day or null, $4 kind or null, $5 entries of a page,
 * $6 entries before it, $7 today. The days are those of Moscow.
 */
const FINANCE = `
with entries as materialized (
  select id, at, kind, document, order_id, amount, due_on, sum(amount) over (order by at, id)::bigint as balance
  from ledger_entries where client_id = $1
),
open as materialized (
  select id, at, kind, document, order_id, amount, due_on, least(amount, owed - paid) as unpaid, greatest(0, $7::date - due_on) as days
  from (
    select *, sum(amount) over (order by due_on, at, id)::bigint as owed,
      (select coalesce(-sum(amount), 0)::bigint from entries where amount < 0) as paid
    from entries where amount > 0
  ) raised
  where owed > paid
),
period as materialized (
  select * from entries
  where ($2::date is null or at >= ${startOf('$2::date')}) and ($3::date is null or at < ${startOf('($3::date + 1)')})
),
chosen as (select * from period where $4::text is null or kind = $4)
select
  (select coalesce(sum(amount), 0)::bigint from entries) as balance,
  (select json_build_object('creditLimit', credit_limit, 'paymentDays', payment_days) from credit_terms where client_id = $1) as terms,
  (
    select json_build_object(
      'total', coalesce(sum(unpaid), 0),
      'upTo7', coalesce(sum(unpaid) filter (where days <= 7), 0),
      'upTo30', coalesce(sum(unpaid) filter (where days between 8 and 30), 0),
      'over30', coalesce(sum(unpaid) filter (where days > 30), 0)
    ) from open where days > 0
  ) as overdue,
  (
    select coalesce(json_agg(json_build_object('id', d.id, 'at', d.at, 'kind', d.kind, 'document', d.document, 'order', o.number,
      'amount', d.amount, 'unpaid', d.unpaid, 'dueOn', d.due_on, 'overdueDays', d.days) order by d.due_on, d.at, d.id), '[]')
    from (select * from open order by due_on, at, id limit ${MOST_OPEN}) d left join orders o on o.id = d.order_id
  ) as open,
  (select count(*)::int from open) as "openTotal",
  (
    select coalesce(sum(amount), 0)::bigint from entries where $2::date is not null and at < ${startOf('$2::date')}
  ) as opening,
  (select coalesce(sum(amount) filter (where amount > 0), 0)::bigint from period) as raised,
  (select coalesce(-sum(amount) filter (where amount < 0), 0)::bigint from period) as lowered,
  (
    select coalesce(json_agg(json_build_object('kind', kind, 'count', count) order by count desc, kind), '[]')
    from (select kind, count(*) as count from period group by kind) counted
  ) as kinds,
  (
    select coalesce(json_agg(json_build_object('id', e.id, 'at', e.at, 'kind', e.kind, 'document', e.document, 'order', o.number,
      'amount', e.amount, 'balance', e.balance) order by e.at desc, e.id desc), '[]')
    from (select * from chosen order by at desc, id desc limit $5 offset $6) e left join orders o on o.id = e.order_id
  ) as items,
  (select count(*)::int from chosen) as total`;

type Row = Pick<Finance, 'balance' | 'overdue' | 'openTotal'> &
  Pick<Finance['entries'], 'opening' | 'raised' | 'lowered' | 'kinds' | 'total'> & {
    terms: { creditLimit: number; paymentDays: number } | null;
    open: OpenDocument[];
    items: LedgerEntry[];
  };

export type FinanceQuery = {
  clientId: number;
  /** ISO dates, both included. */
  from?: string | undefined;
  to?: string | undefined;
  kind?: LedgerKind | undefined;
  /** From 1. */
  page: number;
  take: number;
  now: Date;
};

/** JSON of the database says times with an offset. */
const withIsoTime = <One extends { at: string }>(one: One): One => ({ ...one, at: new Date(one.at).toISOString() });

/** The debt of a client now, and a page of the ledger. */
export async function findFinance(pool: pg.Pool, query: FinanceQuery): Promise<Omit<Finance, 'isPayable'>> {
  const { clientId, from = null, to = null, kind = null, page, take, now } = query;
  const values = [clientId, from, to, kind, take, (page - 1) * take, shopDay(now)];
  const { rows } = await pool.query<Row>({ name: 'finance', text: FINANCE, values });
  const [row] = rows;
  if (!row) throw new Error('The finance of a client has one row.');
  const { balance, terms, overdue, open, openTotal, items, opening, raised, lowered, kinds, total } = row;
  return {
    balance,
    terms: terms && { ...terms, available: Math.max(0, terms.creditLimit - balance) },
    overdue,
    open: open.map(withIsoTime),
    openTotal,
    entries: {
      opening,
      closing: opening + raised - lowered,
      raised,
      lowered,
      kinds,
      items: items.map(withIsoTime),
      total,
      page,
      take,
    },
  };
}

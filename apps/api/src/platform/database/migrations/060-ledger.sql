-- What wholesale clients owe and have paid, the terms of their contracts, and payments of a debt.
create table credit_terms (
  client_id bigint primary key references clients on delete cascade,
  credit_limit bigint not null check (credit_limit >= 0),
  payment_days smallint not null check (payment_days between 0 and 365)
);
comment on table credit_terms is 'Of clients who pay later. A client without terms pays on receipt or online.';
comment on column credit_terms.credit_limit is 'Kopecks.';
comment on column credit_terms.payment_days is 'Days after a shipment until which it is to be paid.';

create table ledger_entries (
  id bigint generated always as identity primary key,
  client_id bigint references clients on delete set null,
  kind text not null check (kind in ('opening', 'shipment', 'return', 'payment', 'refund')),
  amount bigint not null check (amount <> 0),
  currency_code text not null default 'RUB' check (currency_code = 'RUB'),
  document text not null,
  order_id bigint references orders,
  due_on date,
  -- What may be entered once.
  key text unique,
  at timestamptz not null,
  check ((amount > 0) = (due_on is not null)),
  check (kind not in ('shipment', 'refund') or amount > 0),
  check (kind not in ('return', 'payment') or amount < 0)
);
create index ledger_entries_by_client on ledger_entries (client_id, at, id) include (amount, due_on);
create index ledger_entries_by_order on ledger_entries (order_id) where order_id is not null;
comment on column ledger_entries.amount is 'Minor units of the currency: positive raises the debt, negative lowers it.';
comment on column ledger_entries.currency_code is 'Contracts are in roubles. Another currency would need balances of its own.';
comment on column ledger_entries.document is 'The number of the document behind the entry.';
comment on column ledger_entries.due_on is 'The last day, of Moscow, to pay what the entry adds to the debt.';

create function keep_ledger() returns trigger language plpgsql as $$
begin
  -- The books outlive a client who is deleted.
  if tg_op = 'UPDATE' and new.client_id is null and to_jsonb(new) - 'client_id' = to_jsonb(old) - 'client_id' then
    return new;
  end if;
  raise exception 'The ledger is append-only: correct an entry by another one.';
end $$;
create trigger ledger_is_append_only before update or delete on ledger_entries
  for each row execute function keep_ledger();

-- The overdue amount is what the ledger says. Demo clients get a ledger of their own.
insert into ledger_entries (client_id, kind, amount, document, due_on, key, at)
select id, 'opening', pay_bad * 100::bigint, id::text, (now() at time zone 'Europe/Moscow')::date - 1, 'opening:' || id, now()
from clients where pay_bad > 0 and not is_demo;
alter table clients drop column pay_bad;

-- A payment is one of an order, or of the debt of a client.
alter table payments
  alter column order_id drop not null,
  add client_id bigint references clients on delete set null,
  add check (order_id is null or client_id is null);
create index payments_by_client on payments (client_id, id) where client_id is not null;
comment on column payments.client_id is 'Whose debt it pays; null for the payment of an order.';

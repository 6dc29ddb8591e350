-- Payments of orders by outside providers, what is given back, and what providers told of them.
create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  provider text not null check (provider in ('yookassa', 'paypal', 'demo')),
  -- Sent with the first call, so that a call that is sent again makes no second payment.
  key uuid not null unique,
  provider_id text,
  kopecks bigint not null check (kopecks > 0),
  status text not null default 'pending' check (status in ('pending', 'paid', 'unwanted', 'refused')),
  url text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (provider, provider_id)
);
create index payments_by_order on payments (order_id, id);
create index payments_pending on payments (created_at) where status = 'pending';
comment on column payments.provider_id is 'Null until the provider has answered.';
comment on column payments.kopecks is 'What was asked for; of a payment that was made, what was paid.';
comment on column payments.status is 'unwanted: paid, but the order did not wait for it, or for another sum; it is given back.';

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  key uuid not null unique,
  kopecks bigint not null check (kopecks > 0),
  reason text not null check (reason in ('unwanted', 'less-owed')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index refunds_by_payment on refunds (payment_id);
create index refunds_due on refunds (created_at) where done_at is null;

create table payment_notices (
  provider text not null,
  notice_id text not null,
  payment_id bigint not null references payments on delete cascade,
  received_at timestamptz not null,
  primary key (provider, notice_id)
);
create index payment_notices_by_payment on payment_notices (payment_id);

-- What the stand-in for a provider keeps, as a provider would.
create table demo_payments (
  id text primary key,
  key uuid not null unique,
  number text not null,
  kopecks bigint not null,
  status text not null default 'pending' check (status in ('pending', 'paid', 'refused')),
  refunded bigint not null default 0 check (refunded between 0 and kopecks),
  -- Each gives money back once.
  refund_keys uuid[] not null default '{}'
);
create index orders_awaiting_payment on orders (created_at) where status = 'awaiting-payment';

-- Promo codes, which take a share or a sum off the goods of an order.
create table promo_codes (
  id bigint generated always as identity primary key,
  code text not null unique check (code = upper(code) and length(code) between 3 and 40),
  percent integer check (percent between 1 and 90),
  amount integer check (amount between 100 and 10000000),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  min_total integer not null default 0 check (min_total >= 0),
  max_uses integer check (max_uses > 0),
  max_uses_by_client integer check (max_uses_by_client > 0),
  is_active boolean not null default true,
  check ((percent is null) <> (amount is null)),
  -- Something is left to pay.
  check (amount is null or min_total > amount)
);
comment on column promo_codes.code is 'In capitals; what a visitor types is read so.';
comment on column promo_codes.amount is 'Kopecks.';
comment on column promo_codes.valid_until is 'The first moment at which it no longer counts; null for no end.';
comment on column promo_codes.min_total is 'Kopecks of goods from which it counts.';
comment on column promo_codes.max_uses is 'Orders of everybody together; null for no limit.';

alter table baskets add promo_id bigint references promo_codes on delete set null;
comment on column baskets.promo_id is 'The promo code of the next order.';
create index baskets_by_promo on baskets (promo_id) where promo_id is not null;

-- An order that is cancelled as a whole loses its row, so that its code can be used again.
create table promo_uses (
  order_id bigint primary key references orders on delete cascade,
  promo_id bigint not null references promo_codes,
  percent integer,
  discount bigint not null check (discount > 0)
);
create index promo_uses_by_promo on promo_uses (promo_id);
comment on column promo_uses.percent is 'As it was when the order was placed; null for a code that takes off a sum.';
comment on column promo_uses.discount is 'Kopecks off the whole order.';

alter table orders
  add promo_code text not null default '',
  add promo_discount bigint not null default 0 check (promo_discount >= 0);
comment on column orders.promo_code is 'The code that was used; empty without one.';
comment on column orders.promo_discount is 'Kopecks that the code takes off the items of the total.';
comment on column orders.total is 'Kopecks of the items that are neither cancelled, refused nor returned, less the promo discount, before the bonus.';

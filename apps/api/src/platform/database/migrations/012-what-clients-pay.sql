-- Price levels of client types, bonuses that pay for orders, the company that an order is for.

-- What clients of a type pay of a seller's prices. Without a level, and as guests or retail clients, they pay the whole price.
create table price_levels (
  client_type text not null check (client_type <> 'Retail'),
  seller_id integer not null references sellers on delete cascade,
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  primary key (client_type, seller_id)
);
comment on column price_levels.percent is 'Of the price in the price list.';

alter table orders
  add bonus integer not null default 0 check (bonus >= 0),
  add company text not null default '';
comment on column orders.bonus is 'Roubles of the total that were paid with bonuses.';

-- Spent bonuses are negative entries that expire with those they were taken from, so the sum of what has not expired is the balance.
alter table bonus_entries add order_id bigint references orders on delete set null;
create index bonus_entries_by_order on bonus_entries (order_id) where order_id is not null;

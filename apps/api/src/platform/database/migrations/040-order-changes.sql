-- What managers change in an order after it was placed, and the version by which two of them never overwrite each other.
alter table orders
  add version integer not null default 1,
  add told_change_id bigint;
comment on column orders.version is 'Grows with every change of items, prices and delivery.';
comment on column orders.told_change_id is 'The newest of order_changes that the buyer was told of.';

create table order_changes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  item_id bigint references order_items on delete cascade,
  kind text not null check (kind in ('price', 'moved', 'delivery-cost')),
  from_kopecks bigint,
  to_kopecks bigint,
  to_order_id bigint references orders on delete cascade,
  by_role text not null check (by_role in ('client', 'seller', 'admin', 'system')),
  by_client_id bigint references clients on delete set null,
  reason text not null default '',
  at timestamptz not null,
  check ((kind = 'delivery-cost') = (item_id is null)),
  check ((kind = 'moved') = (to_order_id is not null)),
  check ((kind = 'moved') = (from_kopecks is null) and (from_kopecks is null) = (to_kopecks is null))
);
create index order_changes_by_order on order_changes (order_id, id);
create index order_changes_by_item on order_changes (item_id) where item_id is not null;
create index order_changes_by_new_order on order_changes (to_order_id, id) where to_order_id is not null;
create index order_changes_by_client on order_changes (by_client_id) where by_client_id is not null;
comment on column order_changes.order_id is 'Of an item that was moved: the order that it left.';
comment on column order_changes.from_kopecks is 'The price of one piece, or the cost of the delivery.';
comment on column order_changes.by_client_id is 'Who changed it, where that was a person with an account.';

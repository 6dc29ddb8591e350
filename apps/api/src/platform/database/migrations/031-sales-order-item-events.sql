-- What happened to each ordered item (O11): its status changes only together with a row here.
create table order_item_events (
  id bigint generated always as identity primary key,
  item_id bigint not null references order_items on delete cascade,
  from_status text,
  to_status text not null,
  by_role text not null check (by_role in ('client', 'seller', 'admin', 'system')),
  by_client_id bigint references clients on delete set null,
  reason text not null default '',
  at timestamptz not null
);
create index order_item_events_by_item on order_item_events (item_id, id);
create index order_item_events_by_client on order_item_events (by_client_id) where by_client_id is not null;
comment on column order_item_events.from_status is 'Null for the first event, when the order was placed.';
comment on column order_item_events.by_client_id is 'Who changed it, where that was a person with an account.';
comment on column order_item_events.reason is 'What the person who changed it said.';

insert into order_item_events (item_id, to_status, by_role, by_client_id, at)
select i.id, i.status, 'client', o.client_id, o.created_at
from order_items i join orders o on o.id = i.order_id
order by i.id;

comment on column orders.status is 'What its items make of it; changes only together with theirs.';
comment on column orders.total is 'Kopecks of the items that are neither cancelled, refused nor returned, before the bonus.';
create index orders_of_client_by_age on orders (client_id, id desc) where client_id is not null;
create index orders_of_phone_by_age on orders (contact_phone, id desc);

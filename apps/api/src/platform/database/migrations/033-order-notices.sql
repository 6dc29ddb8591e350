-- Messages about changes of an order: several changes within some minutes are one message.
alter table orders
  add lang text not null default 'ru',
  add wants_notices boolean not null default true,
  add notice_due_at timestamptz,
  add told_event_id bigint;
create index orders_by_notice on orders (notice_due_at) where notice_due_at is not null;
comment on column orders.lang is 'The language in which the order was placed: messages about it are in it.';
comment on column orders.wants_notices is 'False once the buyer asked for no more messages about it.';
comment on column orders.notice_due_at is 'When the buyer is told of the changes that they do not know of; null when there are none.';
comment on column orders.told_event_id is 'The newest of order_item_events that the buyer was told of.';

-- A wholesale buyer marks the comment of an order that the shop must read before it sends anything.
alter table orders add is_important_comment boolean not null default false;

-- What became of a seller's positions (articles that they offer) by day: counted as it happens, so that a report adds up days and months
-- and never looks at events. What is ordered belongs to the day of the order, whatever becomes of it later.

-- What is not added to the days yet: who buys writes here alone, and waits for nobody. Folded within a minute.
create table position_changes (
  id bigint generated always as identity primary key,
  seller_id integer not null,
  article_id bigint not null,
  day date not null,
  views integer not null default 0,
  adds integer not null default 0,
  -- Of an ordered item; `sign` is -1 for what it was before a change.
  status text,
  qty integer not null default 0,
  price integer not null default 0,
  sign smallint not null default 1
);

-- Sellers and articles are not referenced: to look both up for each row costs as much as the row, and a page shows only what is there.
create table position_days (
  seller_id integer not null,
  day date not null,
  article_id bigint not null,
  -- Pages of the article that were opened, by visitors who let the shop count visits.
  views integer not null,
  -- How often it was put into a basket.
  adds integer not null,
  -- Ordered items, their pieces and kopecks, and what of these was cancelled or refused, or returned.
  orders integer not null,
  pieces integer not null,
  sum bigint not null,
  cancelled integer not null,
  cancelled_sum bigint not null,
  returned integer not null,
  returned_sum bigint not null,
  primary key (seller_id, day, article_id)
);

-- The same by month, for long periods.
create table position_months (like position_days, primary key (seller_id, day, article_id));
alter table position_months rename column day to month;
comment on column position_months.month is 'Its first day.';

-- The same of all positions of a seller.
create table seller_days (like position_days);
alter table seller_days drop column article_id, add primary key (seller_id, day);

-- Whoever places an order, or changes an item, changes the days: a change takes the item as it was out, and adds it as it is.
create function note_ordered_items() returns trigger language plpgsql as $$
begin
  insert into position_changes (seller_id, article_id, day, status, qty, price)
  select l.seller_id, i.article_id, (o.created_at at time zone 'Europe/Moscow')::date, i.status, i.qty, i.price
  from items_after i
    join orders o on o.id = i.order_id
    join price_lists l on l.id = i.price_list_id;
  return null;
end $$;

create function note_changed_items() returns trigger language plpgsql as $$
begin
  insert into position_changes (seller_id, article_id, day, status, qty, price, sign)
  select l.seller_id, i.article_id, (o.created_at at time zone 'Europe/Moscow')::date, i.status, i.qty, i.price, i.sign
  from items_before b
    join items_after a on a.id = b.id
      and (a.order_id, a.article_id, a.price_list_id, a.status, a.qty, a.price)
        is distinct from (b.order_id, b.article_id, b.price_list_id, b.status, b.qty, b.price)
    cross join lateral (values
      (a.order_id, a.article_id, a.price_list_id, a.status, a.qty, a.price, 1),
      (b.order_id, b.article_id, b.price_list_id, b.status, b.qty, b.price, -1)
    ) i (order_id, article_id, price_list_id, status, qty, price, sign)
    join orders o on o.id = i.order_id
    join price_lists l on l.id = i.price_list_id;
  return null;
end $$;

create trigger order_items_are_counted after insert on order_items
  referencing new table as items_after for each statement execute function note_ordered_items();
create trigger changed_order_items_are_counted after update on order_items
  referencing old table as items_before new table as items_after
  for each statement execute function note_changed_items();

-- What was ordered before.
insert into position_changes (seller_id, article_id, day, status, qty, price)
select l.seller_id, i.article_id, (o.created_at at time zone 'Europe/Moscow')::date, i.status, i.qty, i.price
from order_items i
  join orders o on o.id = i.order_id
  join price_lists l on l.id = i.price_list_id;

-- When the warehouse of a price list sends goods. A list without a row sends every day, at any hour.
create table warehouse_schedules (
  price_list_id integer primary key references price_lists on delete cascade,
  weekdays smallint[] not null
    check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  cut_off time,
  closed_days date[] not null default '{}'
);
comment on column warehouse_schedules.weekdays is 'ISO numbers: 1 is Monday.';
comment on column warehouse_schedules.cut_off is 'What is ordered from then on leaves on the next day; null when a day has no such hour. Moscow time.';

alter table price_lists
  add column wait_days smallint not null default 0 check (wait_days >= 0),
  add column settings_version integer not null default 1;
comment on column price_lists.wait_days is 'Days from now until the warehouse sends goods next. Days of offers begin then.';
comment on column price_lists.settings_version is 'Grows with each change of the terms of the warehouse by its seller.';

-- What a seller tells buyers, and how the shop tells the seller.
alter table sellers
  add column settings_version integer not null default 1,
  add column return_rules text not null default '',
  add column notice_email text not null default '',
  add column notices_since timestamptz,
  add constraint sellers_notices_have_an_address check (notices_since is null or notice_email <> '');
comment on column sellers.notice_email is 'Where new orders are told; it may be another address than the client’s.';
comment on column sellers.notices_since is 'Orders from then on are told; null when none is.';

-- Of what a seller sold in a period.
create index order_items_by_list on order_items (price_list_id, id);

-- Orders whose mail to a seller was stored.
create table seller_notices (
  order_id bigint not null references orders on delete cascade,
  seller_id integer not null references sellers on delete cascade,
  primary key (order_id, seller_id)
);

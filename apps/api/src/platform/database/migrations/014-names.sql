-- Sellers, warehouses and pick-up points have names in each language, as articles, categories and cities do: {"ru": "…", "en": "…"}.
alter table sellers add column names jsonb;
update sellers set names = jsonb_build_object('ru', name);
alter table sellers drop column name;
alter table sellers
  alter column names set not null,
  add column name text not null unique generated always as (names ->> 'ru') stored;
comment on column sellers.name is 'What price lists call the seller.';

alter table price_lists add column names jsonb;
update price_lists set names = jsonb_build_object('ru', name);
alter table price_lists drop column name;
alter table price_lists
  alter column names set not null,
  add column name text not null generated always as (names ->> 'ru') stored,
  add unique (seller_id, name);
comment on column price_lists.name is 'The name that an import finds the price list by.';

alter table pickup_points rename column name to names;
alter table pickup_points rename column address to addresses;
alter table pickup_points
  alter column names type jsonb using jsonb_build_object('ru', names),
  alter column addresses type jsonb using jsonb_build_object('ru', addresses),
  alter column hours type jsonb using jsonb_build_object('ru', hours);

-- A point may serve only retail or only wholesale clients.
alter table pickup_points add column client_type text check (client_type in ('Retail', 'Wholesale'));
comment on column pickup_points.client_type is 'Null: the point serves all clients.';

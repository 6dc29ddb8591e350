-- Lines put aside under a name (D44) stay in their basket, beside those to be ordered; an offer may be in both.
alter table basket_items add group_name text not null default '' check (length(group_name) <= 60);
comment on column basket_items.group_name is 'The group that the line is put aside in; empty for a line of the basket itself.';
alter table basket_items drop constraint basket_items_basket_id_article_id_price_list_id_key;
alter table basket_items add unique (basket_id, group_name, article_id, price_list_id);

-- Lines that were removed, for a day, so that an undo brings them back as they were.
create table removed_basket_items (
  id bigint primary key,
  basket_id bigint not null references baskets on delete cascade,
  group_name text not null,
  article_id bigint not null references articles on delete cascade,
  price_list_id integer not null references price_lists on delete cascade,
  qty integer not null,
  comment text not null,
  is_printed boolean not null,
  in_order boolean not null,
  price_seen integer not null,
  added_at timestamptz not null,
  removed_at timestamptz not null
);
comment on column removed_basket_items.price_seen is 'Kopecks.';
create index removed_basket_items_by_basket on removed_basket_items (basket_id, removed_at);
create index removed_basket_items_by_article on removed_basket_items (article_id);
create index removed_basket_items_by_price_list on removed_basket_items (price_list_id);

-- Requests that added to a basket in the last day: the same request sent again adds nothing.
create table basket_requests (
  basket_id bigint not null references baskets on delete cascade,
  request_id text not null,
  made_at timestamptz not null,
  primary key (basket_id, request_id)
);

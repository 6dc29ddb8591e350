-- What a line was before it was changed so that fewer parcels come: one may change it back.
alter table basket_items
  add replaced_price_list_id bigint references price_lists on delete set null,
  add replaced_price_seen integer;
create index basket_items_by_replaced_price_list on basket_items (replaced_price_list_id)
  where replaced_price_list_id is not null;
comment on column basket_items.replaced_price_list_id is 'The price list of its offer before; null if it was not changed.';
comment on column basket_items.replaced_price_seen is 'Kopecks that the offer before cost when its price was last confirmed.';

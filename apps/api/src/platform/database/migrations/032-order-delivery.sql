-- How an order comes to its buyer, and what that costs.
alter table orders
  alter column point_id drop not null,
  add delivery_type text not null default 'point' check (delivery_type in ('point', 'courier', 'cdek-point', 'company')),
  add delivery_by text not null default 'shop' check (delivery_by in ('shop', 'cdek', 'company')),
  add delivery_city_id bigint,
  add delivery_address text not null default '',
  add carrier_point jsonb,
  add delivery_cost bigint not null default 0 check (delivery_cost >= 0),
  add check ((delivery_type = 'point') = (point_id is not null));
comment on column orders.delivery_city_id is 'GeoNames id; null for an order that is collected at a point of the shop.';
comment on column orders.delivery_address is 'Where a courier brings the order.';
comment on column orders.carrier_point is 'The point of CDEK as it was when the order was placed: id, name, address, hours.';
comment on column orders.delivery_cost is 'Kopecks.';

-- An order's line keeps who sells it and whether it can be returned, as the buyer saw it; later changes of the price list do not
-- rewrite it.
alter table order_items
  add column seller_name text not null default '',
  add column warehouse_name text not null default '',
  add column is_returnable boolean not null default true;

update order_items i
set seller_name = s.name, warehouse_name = p.name, is_returnable = p.is_returnable
from price_lists p join sellers s on s.id = p.seller_id
where p.id = i.price_list_id;

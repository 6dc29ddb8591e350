-- What waits for a seller is found by their price lists, whatever other sellers have.
create index order_items_waiting_by_list on order_items (price_list_id, order_id)
  where status in ('new', 'paid', 'ordered', 'return-requested', 'cancel-requested');

-- A seller promises another day.
alter table order_changes
  add column from_day date,
  add column to_day date,
  drop constraint order_changes_kind_check,
  drop constraint order_changes_check2,
  add constraint order_changes_kind_check check (kind in ('price', 'moved', 'delivery-cost', 'day')),
  add constraint order_changes_sums check (
    (kind in ('price', 'delivery-cost')) = (from_kopecks is not null) and (from_kopecks is null) = (to_kopecks is null)
  ),
  add constraint order_changes_days check ((kind = 'day') = (from_day is not null) and (from_day is null) = (to_day is null));
comment on column order_changes.from_day is 'The day on which an item was promised at the point.';

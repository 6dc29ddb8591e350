-- Comments of columns: what their names do not say. The generated table types show them.
comment on column articles.search_text is 'Made by `searchTextOf` (values/search-text.ts).';
comment on column basket_items.price_seen is 'Kopecks.';
comment on column bonus_entries.amount is 'Roubles.';
comment on column cities.id is 'GeoNames id.';
comment on column clients.city_id is 'GeoNames id.';
comment on column clients.pay_bad is 'Overdue roubles.';
comment on column clients.phone is 'E.164.';
comment on column currency_rates.rate is 'Roubles for one unit.';
comment on column offers.price is 'Kopecks.';
comment on column order_items.price is 'Kopecks.';
comment on column orders.total is 'Kopecks.';
comment on column price_lists.reliability is 'Deliveries that came on time, of 100.';
comment on column sessions.client_id is 'Null for a guest; the session of a guest has its own basket.';
comment on column visit_log.elapsed_ms is 'Of a search, in milliseconds.';

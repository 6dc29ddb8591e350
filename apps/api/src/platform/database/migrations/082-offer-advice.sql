-- What a seller could do to sell more, as of the last check of a price list. Advice that does not apply has no row.
create table offer_advice (
  price_list_id integer not null references price_lists on delete cascade,
  kind text not null check (kind in ('dearer', 'sold-out', 'multiples', 'stale', 'slow-promise', 'no-picture', 'no-fit')),
  positions integer not null,
  -- The lowest and the highest number of what the advice is about: percent of `dearer`, pieces of `multiples`, days of `slow-promise`.
  low integer,
  high integer,
  -- Orders and kopecks that it would win, or has lost; and the kopecks of own sales that it costs.
  orders integer not null default 0,
  sum bigint not null default 0,
  cost bigint not null default 0,
  views integer not null default 0,
  -- The first day of the figures.
  since date not null,
  primary key (price_list_id, kind)
);

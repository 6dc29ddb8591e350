-- Why offers are not sold (B4), as of the last check of their price list. An offer without a fault has no row.
create table offer_faults (
  seller_id integer not null references sellers on delete cascade,
  price_list_id integer not null references price_lists on delete cascade,
  article_id bigint not null references articles on delete cascade,
  kind text not null check (kind in ('sold-out', 'dearer', 'no-picture', 'no-fit', 'no-cross')),
  -- Pieces that the shop has sold of the article: what is mended first.
  sold integer not null,
  -- Kopecks; of `dearer` alone.
  cheapest integer,
  cheaper integer,
  primary key (price_list_id, article_id, kind),
  check ((kind = 'dearer') = (cheapest is not null) and (cheapest is null) = (cheaper is null))
);
create index offer_faults_by_demand on offer_faults (seller_id, kind, sold desc, article_id, price_list_id);
create index offer_faults_by_article on offer_faults (article_id);
comment on column offer_faults.cheapest is 'The lowest price of other sellers who have the article and deliver no later.';
comment on column offer_faults.cheaper is 'Price lists of these that have it for less.';

-- When a price list was checked last, and what was found; the counts of kinds are an object.
create table offer_checks (
  price_list_id integer primary key references price_lists on delete cascade,
  checked_at timestamptz not null,
  -- Of the list that was checked.
  list_updated_at timestamptz not null,
  offers integer not null,
  faultless integer not null,
  counts jsonb not null
);

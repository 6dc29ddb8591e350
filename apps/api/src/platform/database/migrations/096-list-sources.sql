-- Addresses from which the shop loads the files of price lists by itself.
create table list_sources (
  id bigint generated always as identity primary key,
  seller_id integer not null references sellers on delete cascade,
  price_list_id integer not null references price_lists on delete cascade,
  type text not null check (type in ('price', 'stock')),
  url text not null,
  -- Of the day in Moscow; null for each hour.
  hour smallint check (hour between 0 and 23),
  replaces boolean not null,
  -- Whether a file is applied without a person: only while at most so many percent of the offers go.
  applies boolean not null,
  gone_limit smallint not null check (gone_limit between 0 and 100),
  version integer not null default 1,
  -- Null: paused.
  next_at timestamptz,
  asked_at timestamptz,
  -- What came of it: `loaded`, `same` or why not.
  outcome text,
  -- In a row.
  faults smallint not null default 0,
  etag text,
  file_sha256 text,
  -- Whether the seller has still to hear of its pause.
  tells_pause boolean not null default false,
  unique (price_list_id, type)
);
create index list_sources_of_seller on list_sources (seller_id);
create index list_sources_due on list_sources (next_at) where next_at is not null;

alter table price_uploads
  -- How the file came.
  add column way text not null default 'file' check (way in ('file', 'address')),
  add column source_id bigint references list_sources on delete set null,
  -- Applied without a person while at most so many percent of the offers go, and no price jumps; null: a person applies it.
  add column brake smallint check (brake between 0 and 100),
  -- Why it waits for a person all the same.
  add column held text check (held in ('gone', 'jumps')),
  add column is_told boolean not null default false;
comment on column price_uploads.is_told is 'Whether the seller was mailed that a file which came by itself needs a person.';
create index price_uploads_of_source on price_uploads (source_id, id desc) where source_id is not null;
create index price_uploads_braked on price_uploads (id) where state = 'ready' and brake is not null and held is null;
create index price_uploads_untold on price_uploads (id) where way <> 'file' and not is_told;

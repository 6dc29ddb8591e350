-- Files that sellers upload to change their price lists (B3), and what became of each.
create table price_uploads (
  id bigint generated always as identity primary key,
  seller_id integer not null references sellers on delete cascade,
  client_id bigint references clients on delete set null,
  -- Null for a new list until it is made.
  price_list_id integer references price_lists on delete cascade,
  list_name text not null,
  city text,
  lead_days smallint check (lead_days between 0 and 365),
  type text not null check (type in ('price', 'stock')),
  -- Whether what the file does not list is withdrawn; of `stock`, has no pieces left.
  replaces boolean not null,
  file_name text not null,
  file_sha256 text not null,
  -- `checking` and `applying` wait for a worker, or have one.
  state text not null check (state in ('checking', 'columns', 'ready', 'applying', 'applied', 'refused', 'dropped')),
  -- Grows with every change: who acts says which one was seen.
  version integer not null default 1,
  -- What each column holds, where a person chose it: an object.
  chosen jsonb,
  -- Cells that were mended on the page, by the row of the file: an object of objects.
  mended jsonb not null default '{}',
  -- What a worker found: an object.
  preview jsonb,
  -- Why the file was refused: an object.
  fault jsonb,
  -- What was applied: an object.
  result jsonb,
  -- The upload that this one takes back, with all later ones of its list; such a one has no file.
  undoes_id bigint references price_uploads on delete cascade,
  run_id bigint unique references import_runs on delete cascade,
  added_at timestamptz not null,
  done_at timestamptz,
  check ((run_id is not null) = (state = 'applied'))
);
create index price_uploads_by_seller on price_uploads (seller_id, id desc);
create index price_uploads_of_list on price_uploads (price_list_id, id desc);
create index price_uploads_of_client on price_uploads (client_id);
create index price_uploads_undoing on price_uploads (undoes_id);
create index price_uploads_waiting on price_uploads (id) where state in ('checking', 'applying');

-- The file of an upload, until it is applied or refused.
create table price_upload_files (
  upload_id bigint primary key references price_uploads on delete cascade,
  bytes bytea not null
);
-- Packed files gain nothing by packing, and parts of an unpacked value can be read alone.
alter table price_upload_files alter column bytes set storage external;

-- Rows of a file that were refused or repeated, the first of them.
create table price_upload_rows (
  upload_id bigint not null references price_uploads on delete cascade,
  row integer not null,
  is_refused boolean not null,
  -- What the row says, by the meaning of the column: an object.
  cells jsonb not null,
  -- An array.
  problems jsonb not null,
  primary key (upload_id, row)
);

-- How far a worker is; in a table of its own, because the worker holds the lock of its upload.
create table price_upload_progress (
  upload_id bigint primary key references price_uploads on delete cascade,
  step text not null,
  done bigint not null,
  total bigint not null,
  attempts smallint not null default 0
);

-- What the columns of a seller's files hold, as chosen or confirmed the last time.
create table price_upload_columns (
  seller_id integer not null references sellers on delete cascade,
  type text not null check (type in ('price', 'stock')),
  headings jsonb not null,
  columns jsonb not null,
  primary key (seller_id, type)
);

-- What offers were before a run changed them; without a price there was no offer.
create table offer_pasts (
  run_id bigint not null references import_runs on delete cascade,
  article_id bigint not null references articles on delete cascade,
  price integer,
  quantity integer,
  multiplicity smallint,
  lead_days smallint,
  primary key (run_id, article_id)
);
create index offer_pasts_by_article on offer_pasts (article_id);

-- Whether a run can be taken back: what offers were before it is kept.
alter table import_runs add column keeps_past boolean not null default false;
create index import_runs_of_list on import_runs (price_list_id, id desc);

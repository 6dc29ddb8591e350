-- Letters with the files of price lists, which sellers send to addresses of their own.
create table seller_mailboxes (
  seller_id integer primary key references sellers on delete cascade,
  -- Of the address; a seller copies it, so it is kept as it is.
  secret text not null unique check (secret ~ '^[a-z2-7]{20}$'),
  -- In lower case.
  senders text[] not null check (cardinality(senders) between 1 and 10),
  version integer not null default 1
);

-- What becomes of the files of a list; one without a row waits for a person, and withdraws nothing.
create table mailed_lists (
  price_list_id integer not null references price_lists on delete cascade,
  type text not null check (type in ('price', 'stock')),
  replaces boolean not null,
  applies boolean not null,
  gone_limit smallint not null check (gone_limit between 0 and 100),
  version integer not null default 1,
  primary key (price_list_id, type)
);

create table list_letters (
  id bigint generated always as identity primary key,
  seller_id integer not null references sellers on delete cascade,
  -- What the address named; null where it named nothing that there is.
  type text check (type in ('price', 'stock')),
  price_list_id integer references price_lists on delete set null,
  sender text not null,
  came_at timestamptz not null,
  outcome text not null check (outcome in
    ('taken', 'wrong-sender', 'not-proved', 'no-such-list', 'no-list', 'too-many', 'several')),
  is_told boolean not null
);
create index list_letters_of_seller on list_letters (seller_id, came_at);
create index list_letters_by_time on list_letters (came_at);
create index list_letters_of_list on list_letters (price_list_id);
create index list_letters_untold on list_letters (id) where not is_told;
comment on column list_letters.is_told is 'Whether its seller was mailed why it, or a file of it, was refused, or need not be.';

create table list_letter_files (
  letter_id bigint not null references list_letters on delete cascade,
  position smallint not null,
  name text not null,
  -- What it became; null for one that was refused.
  upload_id bigint references price_uploads on delete set null,
  fault text check (fault in ('not-a-list', 'empty', 'too-large')),
  primary key (letter_id, position)
);
create index list_letter_files_of_upload on list_letter_files (upload_id);

-- What a provider signed, by its hash: each is taken once.
create table letter_tokens (
  hash bytea primary key,
  at timestamptz not null
);
create index letter_tokens_by_time on letter_tokens (at);

alter table price_uploads
  drop constraint price_uploads_way_check,
  add constraint price_uploads_way_check check (way in ('file', 'address', 'program', 'mail'));

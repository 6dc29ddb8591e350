-- Tokens by which programs of a seller call the api. A token is shown once; only its hash is kept.
create table seller_tokens (
  id bigint generated always as identity primary key,
  seller_id integer not null references sellers on delete cascade,
  name text not null,
  scopes text[] not null
    check (cardinality(scopes) > 0 and scopes <@ array['upload-lists', 'read-orders']),
  hash bytea not null unique,
  -- The last letters, by which a seller tells tokens apart.
  ending text not null,
  made_at timestamptz not null,
  -- At most a minute old; null before the first call.
  used_at timestamptz
);
create index seller_tokens_by_seller on seller_tokens (seller_id, id);

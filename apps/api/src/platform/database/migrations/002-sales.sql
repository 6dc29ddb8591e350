-- Visitors, baskets, orders, texts, settings.
create table settings (
  name text primary key,
  value text not null
);

create table sessions (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token in the cookie: the table alone opens no session.
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_expiry on sessions (expires_at);

create table basket_items (
  id bigint generated always as identity primary key,
  session_id bigint not null references sessions on delete cascade,
  article_id bigint not null references articles,
  price_list_id integer not null references price_lists,
  qty integer not null check (qty between 1 and 9999),
  comment text not null default '',
  is_printed boolean not null default false,
  in_order boolean not null default true,
  -- Kopecks when the line was added or last confirmed, to show a change.
  price_seen integer not null,
  added_at timestamptz not null default now(),
  unique (session_id, article_id, price_list_id)
);

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  session_id bigint references sessions on delete set null,
  -- With the session it makes a second sending of the same checkout the same order.
  request_id uuid not null,
  request_hash bytea not null,
  status text not null default 'new',
  contact_name text not null,
  contact_phone text not null,
  contact_email text not null default '',
  comment text not null default '',
  point_id integer not null references pickup_points,
  payment_type text not null,
  total bigint not null,
  currency_code text not null default 'RUB',
  currency_rate numeric(14, 6) not null default 1,
  currency_date date not null default current_date,
  created_at timestamptz not null default now(),
  unique (session_id, request_id)
);
create table order_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  article_id bigint not null references articles,
  price_list_id integer not null references price_lists,
  qty integer not null check (qty > 0),
  price integer not null,
  lead_days smallint not null,
  lead_days_max smallint not null,
  status text not null default 'new',
  comment text not null default ''
);
create index order_items_by_order on order_items (order_id);

-- A text of the site: resource (a feature), key (its Russian text), language.
create table localization_values (
  resource text not null,
  key text not null,
  lang text not null,
  value text not null,
  primary key (resource, lang, key)
);

-- Cities with their people and places, what visitors and editors write, and what the sitemap and the categories look up.

-- Real cities of GeoNames (CC BY 4.0); names are keyed by language, ru and en are always there.
create table cities (
  id bigint primary key,
  -- Of the table in domain/countries.ts; 1 is Russia.
  country_code smallint not null check (country_code > 0),
  -- Empty texts where the table knows no regions of the country.
  region_names jsonb not null,
  names jsonb not null,
  population integer not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  -- Made by domain/city-search.ts: folded names, each on a line of its own, between line ends.
  name_text text not null,
  region_text text not null
);
create index cities_by_name_text on cities using gin (name_text gin_trgm_ops);
-- Cities with a name like a misspelt one: «масква». A function, for the settings that make the index answer: likeness costs
-- more than the planner thinks.
create function cities_like(query text) returns table (id bigint, likeness real)
  language sql stable parallel safe
  set pg_trgm.word_similarity_threshold = 0.4
  set enable_seqscan = off
  as $$ select c.id, word_similarity(query, c.name_text) from cities c where query <% c.name_text $$;
create index cities_by_size on cities (country_code, population desc);

alter table pickup_points
  add column city_id bigint references cities,
  -- Both or none; without them the point stands where its city is.
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180);
create index pickup_points_by_city on pickup_points (city_id);

-- Whether a category has goods is asked for every menu.
create index articles_by_category on articles (category_id) where category_id is not null;

create table posts (
  id bigint generated always as identity primary key,
  title text not null,
  -- Sanitised when it was saved, and again when it is read.
  html text not null,
  -- Null: a draft.
  published_at timestamptz,
  created_at timestamptz not null default now()
);
create index posts_by_day on posts (published_at desc nulls first, id desc);

-- What visitors who agreed to it told of their visit (P11). Nobody can be found by it: no client, no session, no address.
create table visit_log (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('search-timing', 'page')),
  at timestamptz not null default now(),
  role text not null,
  path text not null,
  -- Characters of the text that was searched for; the text itself is not kept.
  search_length smallint not null default 0,
  -- Of a search, in milliseconds.
  elapsed_ms integer,
  -- Of a page.
  title text not null default '',
  browser text not null default ''
);

-- Errors of browsers, alike ones counted.
create table error_reports (
  id bigint generated always as identity primary key,
  hash bytea not null unique,
  error text not null,
  path text not null,
  line_number integer not null,
  raw jsonb,
  count bigint not null default 1,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now()
);
create index error_reports_by_age on error_reports (last_at);

-- Views of a seller's goods that have a name: what is looked for, and how the grid is arranged. All people of the seller share them.
create table position_views (
  id bigint generated always as identity primary key,
  seller_id integer not null references sellers on delete cascade,
  name text not null check (name <> ''),
  -- The page opens with it.
  is_default boolean not null,
  -- Grows with every change: who saves or removes it says which one was seen.
  version integer not null default 1,
  -- An object.
  state jsonb not null
);
create unique index position_views_by_name on position_views (seller_id, lower(name));
create unique index position_views_default on position_views (seller_id) where is_default;

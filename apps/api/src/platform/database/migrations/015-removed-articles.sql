-- Numbers of articles that are gone: the page of one answers 410 instead of 404.
create table removed_articles (
  maker_id integer not null references makers on delete cascade,
  number_key text not null,
  removed_at timestamptz not null default now(),
  primary key (maker_id, number_key)
);

-- By the database, so that no way to remove an article can forget it. An article that comes back is simply found again.
create function remember_removed_article() returns trigger language plpgsql as $$
begin
  insert into removed_articles (maker_id, number_key) values (old.maker_id, old.number_key)
  on conflict (maker_id, number_key) do update set removed_at = excluded.removed_at;
  return null;
end
$$;
create trigger remember_removed_article after delete on articles
  for each row execute function remember_removed_article();

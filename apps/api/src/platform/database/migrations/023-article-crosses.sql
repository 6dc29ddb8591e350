-- Cross references as a graph (F6). Articles of one family replace each other in both directions; an edge says more: which number
-- replaced which, who says so, and how sure it is.
create table article_crosses (
  article_id bigint not null references articles on delete cascade,
  -- The article that can be bought instead. Where each can replace the other there are two rows.
  other_id bigint not null references articles on delete cascade,
  -- `replaced-by`: the newer number of the same part; `substitute`: another part for the same purpose.
  kind text not null check (kind in ('replaced-by', 'substitute')),
  source text not null check (source in ('maker', 'seller', 'staff')),
  -- Of 100.
  confidence smallint not null default 100 check (confidence between 1 and 100),
  primary key (article_id, other_id, kind, source),
  check (article_id <> other_id)
);
create index article_crosses_by_other on article_crosses (other_id);

insert into article_crosses (article_id, other_id, kind, source)
select id, replaced_by, 'replaced-by', 'maker' from articles where replaced_by <> id;
alter table articles drop column replaced_by;

-- The articles that replaced one that was removed.
create table removed_article_successors (
  maker_id integer not null,
  number_key text not null,
  article_id bigint not null references articles on delete cascade,
  primary key (maker_id, number_key, article_id),
  foreign key (maker_id, number_key) references removed_articles on delete cascade
);
create index removed_article_successors_by_number on removed_article_successors (number_key);
create index removed_article_successors_by_article on removed_article_successors (article_id);

-- Before the row goes, since its edges go with it. What it had replaced is replaced by its own successors.
create or replace function remember_removed_article() returns trigger language plpgsql as $$
begin
  insert into removed_articles (maker_id, number_key) values (old.maker_id, old.number_key)
  on conflict (maker_id, number_key) do update set removed_at = excluded.removed_at;
  insert into removed_article_successors (maker_id, number_key, article_id)
  select replaced.maker_id, replaced.number_key, c.other_id
  from (
    select old.maker_id, old.number_key
    union
    select maker_id, number_key from removed_article_successors where article_id = old.id
  ) replaced
  join article_crosses c on c.article_id = old.id and c.kind = 'replaced-by'
  -- One statement may remove several articles.
  join articles on articles.id = c.other_id
  on conflict do nothing;
  insert into article_crosses (article_id, other_id, kind, source, confidence)
  select older.article_id, newer.other_id, 'replaced-by', older.source, least(older.confidence, newer.confidence)
  from article_crosses older
  join article_crosses newer on newer.article_id = old.id and newer.kind = 'replaced-by'
  join articles one on one.id = older.article_id
  join articles other on other.id = newer.other_id
  where older.other_id = old.id and older.kind = 'replaced-by' and older.article_id <> newer.other_id
  on conflict do nothing;
  return old;
end
$$;
drop trigger remember_removed_article on articles;
create trigger remember_removed_article before delete on articles
  for each row execute function remember_removed_article();

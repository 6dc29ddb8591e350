-- What sellers say of numbers that can be sold instead of each other (F6). The graph of cross references has an edge of the source `seller` for
-- as long as any of them says so.
create table seller_crosses (
  seller_id integer not null references sellers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  other_id bigint not null references articles on delete cascade,
  -- Whether the first can be sold instead of the other, too.
  is_both boolean not null,
  -- As the seller says, of 100.
  confidence smallint not null check (confidence between 1 and 100),
  primary key (seller_id, article_id, other_id),
  check (article_id <> other_id)
);
create index seller_crosses_by_pair on seller_crosses (article_id, other_id);
create index seller_crosses_by_other on seller_crosses (other_id, article_id);

-- A seller's edge is at most as sure as 49 of 100: less than what the catalogue follows over two steps.
create function keep_edges_of_sellers() returns trigger language plpgsql as $$
begin
  delete from article_crosses edge
  using (select article_id, other_id from changed union select other_id, article_id from changed) touched
  where edge.article_id = touched.article_id and edge.other_id = touched.other_id
    and edge.kind = 'substitute' and edge.source = 'seller'
    and not exists (
      select from seller_crosses c where c.article_id = edge.article_id and c.other_id = edge.other_id
    )
    and not exists (
      select from seller_crosses c where c.article_id = edge.other_id and c.other_id = edge.article_id and c.is_both
    );
  insert into article_crosses (article_id, other_id, kind, source, confidence)
  select touched.article_id, touched.other_id, 'substitute', 'seller', greatest(1, max(c.confidence) * 49 / 100)
  from (select article_id, other_id from changed union select other_id, article_id from changed) touched
    join seller_crosses c on (c.article_id, c.other_id) = (touched.article_id, touched.other_id)
      or (c.article_id, c.other_id) = (touched.other_id, touched.article_id) and c.is_both
  group by touched.article_id, touched.other_id
  on conflict (article_id, other_id, kind, source) do update set confidence = excluded.confidence
    where article_crosses.confidence <> excluded.confidence;
  return null;
end
$$;
create trigger keep_edges_of_sellers_added after insert on seller_crosses
  referencing new table as changed for each statement execute function keep_edges_of_sellers();
create trigger keep_edges_of_sellers_changed after update on seller_crosses
  referencing new table as changed for each statement execute function keep_edges_of_sellers();
create trigger keep_edges_of_sellers_removed after delete on seller_crosses
  referencing old table as changed for each statement execute function keep_edges_of_sellers();

-- Files of a seller's claims that were applied, in their order.
create table claim_runs (
  id bigint generated always as identity primary key,
  seller_id integer not null references sellers on delete cascade,
  type text not null check (type in ('crosses')),
  keeps_past boolean not null default true
);
create index claim_runs_of_seller on claim_runs (seller_id, type, id desc);
-- What a run changed, and whether there was such a cross before.
create table cross_pasts (
  run_id bigint not null references claim_runs on delete cascade,
  article_id bigint not null references articles on delete cascade,
  other_id bigint not null references articles on delete cascade,
  existed boolean not null,
  is_both boolean,
  confidence smallint,
  primary key (run_id, article_id, other_id)
);
create index cross_pasts_by_article on cross_pasts (article_id);
create index cross_pasts_by_other on cross_pasts (other_id);

alter table price_uploads
  drop constraint price_uploads_type_check,
  add constraint price_uploads_type_check check (type in ('price', 'stock', 'crosses')),
  drop constraint price_uploads_check,
  add column claim_run_id bigint unique references claim_runs on delete cascade,
  add constraint price_uploads_applied_by_a_run check (num_nonnulls(run_id, claim_run_id) = (state = 'applied')::int);
alter table price_upload_columns
  drop constraint price_upload_columns_type_check,
  add constraint price_upload_columns_type_check check (type in ('price', 'stock', 'crosses'));

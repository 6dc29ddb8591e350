-- What staff decided about claims of sellers: about one, or about all of a seller's. What was decided about one counts before the other; a
-- claim of which nothing was decided counts.
create table claim_decisions (
  seller_id integer not null references sellers on delete cascade,
  type text not null check (type in ('crosses', 'fitments')),
  article_id bigint not null references articles on delete cascade,
  -- An article or an engine. Of a cross the first article is the one with the smaller number, whichever the seller names first.
  other_id bigint not null,
  is_accepted boolean not null,
  by_client_id bigint references clients on delete set null,
  at timestamptz not null,
  primary key (seller_id, type, article_id, other_id),
  check (type <> 'crosses' or article_id < other_id)
);
create index claim_decisions_by_article on claim_decisions (article_id);
create index claim_decisions_by_client on claim_decisions (by_client_id);

create table seller_claim_decisions (
  seller_id integer not null references sellers on delete cascade,
  type text not null check (type in ('crosses', 'fitments')),
  is_accepted boolean not null,
  by_client_id bigint references clients on delete set null,
  at timestamptz not null,
  primary key (seller_id, type)
);
create index seller_claim_decisions_by_client on seller_claim_decisions (by_client_id);

-- Refusals of which the seller was not mailed yet; of no article where all is refused.
create table untold_refusals (
  seller_id integer not null references sellers on delete cascade,
  type text not null check (type in ('crosses', 'fitments')),
  article_id bigint references articles on delete cascade,
  other_id bigint,
  at timestamptz not null,
  unique nulls not distinct (seller_id, type, article_id, other_id),
  check ((article_id is null) = (other_id is null))
);
create index untold_refusals_by_article on untold_refusals (article_id);

create view counted_crosses as
select c.* from seller_crosses c
where coalesce(
  (
    select d.is_accepted from claim_decisions d
    where d.seller_id = c.seller_id and d.type = 'crosses'
      and d.article_id = least(c.article_id, c.other_id) and d.other_id = greatest(c.article_id, c.other_id)
  ),
  (select d.is_accepted from seller_claim_decisions d where d.seller_id = c.seller_id and d.type = 'crosses'),
  true
);

-- As before, of the claims that count.
create or replace function keep_edges_of_sellers() returns trigger language plpgsql as $$
begin
  delete from article_crosses edge
  using (select article_id, other_id from changed union select other_id, article_id from changed) touched
  where edge.article_id = touched.article_id and edge.other_id = touched.other_id
    and edge.kind = 'substitute' and edge.source = 'seller'
    and not exists (
      select from counted_crosses c where c.article_id = edge.article_id and c.other_id = edge.other_id
    )
    and not exists (
      select from counted_crosses c where c.article_id = edge.other_id and c.other_id = edge.article_id and c.is_both
    );
  insert into article_crosses (article_id, other_id, kind, source, confidence)
  select touched.article_id, touched.other_id, 'substitute', 'seller', greatest(1, max(c.confidence) * 49 / 100)
  from (select article_id, other_id from changed union select other_id, article_id from changed) touched
    join counted_crosses c on (c.article_id, c.other_id) = (touched.article_id, touched.other_id)
      or (c.article_id, c.other_id) = (touched.other_id, touched.article_id) and c.is_both
  group by touched.article_id, touched.other_id
  on conflict (article_id, other_id, kind, source) do update set confidence = excluded.confidence
    where article_crosses.confidence <> excluded.confidence;
  return null;
end
$$;

-- The trigger of the claims themselves keeps their edges.
create function keep_decided_edges() returns trigger language plpgsql as $$
begin
  update seller_crosses c set confidence = c.confidence from changed d
  where d.type = 'crosses' and c.seller_id = d.seller_id
    and ((c.article_id, c.other_id) = (d.article_id, d.other_id) or (c.article_id, c.other_id) = (d.other_id, d.article_id));
  return null;
end
$$;
create trigger keep_decided_edges_added after insert on claim_decisions
  referencing new table as changed for each statement execute function keep_decided_edges();
create trigger keep_decided_edges_changed after update on claim_decisions
  referencing new table as changed for each statement execute function keep_decided_edges();
create trigger keep_decided_edges_removed after delete on claim_decisions
  referencing old table as changed for each statement execute function keep_decided_edges();

create function keep_edges_of_decided_seller() returns trigger language plpgsql as $$
begin
  update seller_crosses c set confidence = c.confidence from changed d
  where d.type = 'crosses' and c.seller_id = d.seller_id;
  return null;
end
$$;
create trigger keep_edges_of_decided_seller_added after insert on seller_claim_decisions
  referencing new table as changed for each statement execute function keep_edges_of_decided_seller();
create trigger keep_edges_of_decided_seller_changed after update on seller_claim_decisions
  referencing new table as changed for each statement execute function keep_edges_of_decided_seller();
create trigger keep_edges_of_decided_seller_removed after delete on seller_claim_decisions
  referencing old table as changed for each statement execute function keep_edges_of_decided_seller();

create or replace view told_fitments as
  select article_id, engine_id, source_id, made_from, made_to, option_code, body_type, position, false as is_claim
  from article_fitments
  union all
  select c.article_id, c.engine_id, s.id, c.made_from, c.made_to, c.option_code, c.body_type, c.position, true
  from seller_fitments c join fit_sources s on s.seller_id = c.seller_id
  where not exists (select from article_fitments f where f.article_id = c.article_id)
    and coalesce(
      (
        select d.is_accepted from claim_decisions d
        where d.seller_id = c.seller_id and d.type = 'fitments' and d.article_id = c.article_id and d.other_id = c.engine_id
      ),
      (select d.is_accepted from seller_claim_decisions d where d.seller_id = c.seller_id and d.type = 'fitments'),
      true
    );

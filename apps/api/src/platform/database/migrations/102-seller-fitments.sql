-- What sellers say of cars that articles fit (F4). It counts for articles alone of which the catalogue knows no car.
create table seller_fitments (
  seller_id integer not null references sellers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  engine_id bigint not null references vehicle_engines on delete cascade,
  -- The option, the body and the position in one text: with the same ones a claim is the same.
  terms text not null,
  option_code text references fit_options,
  body_type text,
  position text check (position in
    ('front', 'rear', 'left', 'right', 'front-left', 'front-right', 'rear-left', 'rear-right')),
  -- The first days of the first and the last month of production.
  made_from date check (extract(day from made_from) = 1),
  made_to date check (extract(day from made_to) = 1),
  primary key (seller_id, article_id, engine_id, terms)
);
create index seller_fitments_by_article on seller_fitments (article_id);
create index seller_fitments_by_engine on seller_fitments (engine_id);

create table fitment_pasts (
  run_id bigint not null references claim_runs on delete cascade,
  article_id bigint not null references articles on delete cascade,
  engine_id bigint not null references vehicle_engines on delete cascade,
  terms text not null,
  existed boolean not null,
  option_code text references fit_options,
  body_type text,
  position text,
  made_from date,
  made_to date,
  primary key (run_id, article_id, engine_id, terms)
);
create index fitment_pasts_by_article on fitment_pasts (article_id);
create index fitment_pasts_by_engine on fitment_pasts (engine_id);

-- A seller whose claims are shown is a source, by the name that the seller has now.
alter table fit_sources add column seller_id integer unique references sellers on delete cascade;
create function fit_source_names(seller jsonb) returns jsonb language sql immutable
  return jsonb_build_object(
    'ru', 'продавец ' || (seller ->> 'ru'),
    'en', 'the seller ' || coalesce(seller ->> 'en', seller ->> 'ru'),
    'ar', 'البائع ' || coalesce(seller ->> 'ar', seller ->> 'en', seller ->> 'ru')
  );
create function name_fit_source() returns trigger language plpgsql as $$
begin
  update fit_sources set names = fit_source_names(new.names) where seller_id = new.id;
  return null;
end
$$;
create trigger name_fit_source after update of names on sellers
  for each row when (old.names is distinct from new.names) execute function name_fit_source();

-- What is known of an article's cars: what the catalogue says, else what sellers say.
create view told_fitments as
  select article_id, engine_id, source_id, made_from, made_to, option_code, body_type, position, false as is_claim
  from article_fitments
  union all
  select c.article_id, c.engine_id, s.id, c.made_from, c.made_to, c.option_code, c.body_type, c.position, true
  from seller_fitments c join fit_sources s on s.seller_id = c.seller_id
  where not exists (select from article_fitments f where f.article_id = c.article_id);

alter table claim_runs
  drop constraint claim_runs_type_check,
  add constraint claim_runs_type_check check (type in ('crosses', 'fitments'));
alter table price_uploads
  drop constraint price_uploads_type_check,
  add constraint price_uploads_type_check check (type in ('price', 'stock', 'crosses', 'fitments'));
alter table price_upload_columns
  drop constraint price_upload_columns_type_check,
  add constraint price_upload_columns_type_check check (type in ('price', 'stock', 'crosses', 'fitments'));

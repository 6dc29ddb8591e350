-- Pictures of goods that sellers list by their addresses: the first, the second and so on of an article (X11).
create table seller_photos (
  seller_id integer not null references sellers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  position smallint not null check (position > 0),
  address text not null,
  -- What is shown: the picture of the address once it is loaded, until then the one that was there before.
  picture_id integer references pictures,
  primary key (seller_id, article_id, position)
);
create index seller_photos_by_article on seller_photos (article_id);
create index seller_photos_of_picture on seller_photos (picture_id);

create table photo_pasts (
  run_id bigint not null references claim_runs on delete cascade,
  article_id bigint not null references articles on delete cascade,
  position smallint not null,
  existed boolean not null,
  address text,
  primary key (run_id, article_id, position)
);
create index photo_pasts_by_article on photo_pasts (article_id);

-- What a seller no longer lists is no longer shown. The same picture of another seller's list becomes that seller's.
create function hide_photos_of_sellers() returns trigger language plpgsql as $$
begin
  update article_pictures shown set client_id = coalesce(
    (
      select o.client_id from seller_photos c join sellers o on o.id = c.seller_id
      where c.article_id = shown.article_id and c.picture_id = shown.picture_id and o.client_id is not null
      order by o.client_id <> shown.client_id, c.seller_id limit 1
    ),
    shown.client_id
  )
  from gone join sellers s on s.id = gone.seller_id
  where shown.article_id = gone.article_id and shown.picture_id = gone.picture_id and shown.source = 'seller'
    and shown.client_id = s.client_id;
  delete from article_pictures shown
  using gone join sellers s on s.id = gone.seller_id
  where shown.article_id = gone.article_id and shown.picture_id = gone.picture_id and shown.source = 'seller'
    and shown.client_id = s.client_id
    and not exists (
      select from seller_photos c where c.article_id = shown.article_id and c.picture_id = shown.picture_id
    );
  return null;
end
$$;
create trigger hide_photos_of_sellers after delete on seller_photos
  referencing old table as gone for each statement execute function hide_photos_of_sellers();

-- The pictures of a file of addresses are loaded like others.
alter table picture_loads add column claim_run_id bigint unique references claim_runs on delete cascade;
alter table picture_load_rows
  -- Of an uploaded file; null too where an upload was taken back.
  add column file_row integer,
  -- The place among the seller's pictures of the article; null for those that came another way.
  add column position smallint,
  -- What the address held when it was loaded.
  add column picture_id integer references pictures;
create index picture_load_rows_of_picture on picture_load_rows (picture_id);
create index picture_load_rows_by_address on picture_load_rows using hash (source) where picture_id is not null;
-- Loads take turns: a short one does not wait for the end of a long one.
drop index picture_load_rows_waiting;
create index picture_load_rows_waiting on picture_load_rows (row_number, load_id) where state in ('waiting', 'working');

alter table claim_runs
  drop constraint claim_runs_type_check,
  add constraint claim_runs_type_check check (type in ('crosses', 'fitments', 'photos'));
alter table price_uploads
  drop constraint price_uploads_type_check,
  add constraint price_uploads_type_check check (type in ('price', 'stock', 'crosses', 'fitments', 'photos'));
alter table price_upload_columns
  drop constraint price_upload_columns_type_check,
  add constraint price_upload_columns_type_check check (type in ('price', 'stock', 'crosses', 'fitments', 'photos'));

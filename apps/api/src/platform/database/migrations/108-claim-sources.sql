-- Files of claims come by themselves, too: from an address, or by mail. They are of no price list, and a person applies them.
alter table list_sources
  alter column price_list_id drop not null,
  drop constraint list_sources_type_check,
  drop constraint list_sources_price_list_id_type_key,
  add constraint list_sources_type_check check (type in ('price', 'stock', 'crosses', 'fitments', 'photos')),
  add constraint list_sources_of_list check ((type in ('price', 'stock')) = (price_list_id is not null)),
  add constraint list_sources_claims_wait check (price_list_id is not null or not applies),
  add constraint list_sources_one unique nulls not distinct (price_list_id, type, seller_id);

alter table mailed_lists add column seller_id integer references sellers on delete cascade;
update mailed_lists m set seller_id = p.seller_id from price_lists p where p.id = m.price_list_id;
alter table mailed_lists
  alter column seller_id set not null,
  drop constraint mailed_lists_pkey,
  alter column price_list_id drop not null,
  drop constraint mailed_lists_type_check,
  add constraint mailed_lists_type_check check (type in ('price', 'stock', 'crosses', 'fitments', 'photos')),
  add constraint mailed_lists_of_list check ((type in ('price', 'stock')) = (price_list_id is not null)),
  add constraint mailed_lists_claims_wait check (price_list_id is not null or not applies),
  add constraint mailed_lists_one unique nulls not distinct (price_list_id, type, seller_id);
create index mailed_lists_of_seller on mailed_lists (seller_id);

alter table list_letters
  drop constraint list_letters_type_check,
  add constraint list_letters_type_check check (type in ('price', 'stock', 'crosses', 'fitments', 'photos'));

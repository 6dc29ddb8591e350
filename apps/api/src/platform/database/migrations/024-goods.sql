-- Pages of goods for any car, /catalog/{url}: each shows the articles of some categories, narrowed by their attributes.
create table goods_pages (
  -- Not one of CATALOG_MODES, which have this address too (D5).
  url text primary key check (url ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and url not in ('popular', 'new', 'in-stock')),
  names jsonb not null,
  descriptions jsonb not null,
  position integer not null default 0
);
alter table categories add column goods_page text references goods_pages;
create index categories_by_goods_page on categories (goods_page) where goods_page is not null;

-- An attribute is known among an article's specifications by its Russian name and unit.
create table attributes (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  names jsonb not null,
  units jsonb
);
create unique index attributes_by_name on attributes ((names ->> 'ru'), coalesce(units ->> 'ru', ''));

create table goods_page_attributes (
  page_url text not null references goods_pages on delete cascade,
  attribute_key text not null references attributes,
  position smallint not null,
  is_on_card boolean not null default false,
  primary key (page_url, attribute_key)
);

-- What the articles of goods pages have of the attributes; a copy of their specifications.
create table article_attributes (
  article_id bigint not null references articles on delete cascade,
  attribute_key text not null references attributes on delete cascade,
  value text not null,
  names jsonb,
  primary key (article_id, attribute_key, value)
);
create index article_attributes_by_value on article_attributes (attribute_key, value, article_id);
comment on column article_attributes.value is 'As URLs spell it; of a text by language the English one.';
comment on column article_attributes.names is 'Null for a value that is the same in every language.';

create function attributes_of(category integer, specifications jsonb)
  returns table (attribute_key text, value text, names jsonb)
  language sql stable parallel safe
  as $$
    select t.key,
      case jsonb_typeof(line -> 'value')
        when 'object' then trim('-' from regexp_replace(lower(line -> 'value' ->> 'en'), '[^a-z0-9]+', '-', 'g'))
        else line ->> 'value'
      end,
      case jsonb_typeof(line -> 'value') when 'object' then line -> 'value' end
    from categories c
    join goods_page_attributes p on p.page_url = c.goods_page
    join attributes t on t.key = p.attribute_key
    cross join jsonb_array_elements(specifications) line
    where c.id = category
      and line -> 'name' ->> 'ru' = t.names ->> 'ru'
      and coalesce(line -> 'unit' ->> 'ru', '') = coalesce(t.units ->> 'ru', '')
  $$;

-- Call it after a change of pages, their categories or attributes.
create function copy_all_attributes() returns void language sql as $$
  delete from article_attributes;
  insert into article_attributes (article_id, attribute_key, value, names)
  select a.id, t.*
  from articles a
  join categories c on c.id = a.category_id and c.goods_page is not null
  cross join lateral attributes_of(a.category_id, a.specifications) t
  on conflict do nothing;
$$;

-- For all rows of a statement together: price lists add thousands.
create function copy_attributes_of_new() returns trigger language plpgsql as $$
begin
  insert into article_attributes (article_id, attribute_key, value, names)
  select a.id, t.*
  from added a
  join categories c on c.id = a.category_id and c.goods_page is not null
  cross join lateral attributes_of(a.category_id, a.specifications) t
  on conflict do nothing;
  return null;
end
$$;
create trigger copy_attributes_of_new after insert on articles
  referencing new table as added for each statement execute function copy_attributes_of_new();

create function copy_attributes_of_changed() returns trigger language plpgsql as $$
begin
  delete from article_attributes where article_id = new.id;
  insert into article_attributes (article_id, attribute_key, value, names)
  select new.id, t.* from attributes_of(new.category_id, new.specifications) t
  on conflict do nothing;
  return null;
end
$$;
create trigger copy_attributes_of_changed after update of category_id, specifications on articles
  for each row when ((old.category_id, old.specifications) is distinct from (new.category_id, new.specifications))
  execute function copy_attributes_of_changed();

-- When an article came into the catalogue, for what is new.
alter table articles add column added_at timestamptz not null default now();
create index articles_by_added on articles (added_at desc, id desc);

-- The goods of a category's page, best sellers first.
create index articles_by_category on articles (category_id, sold desc, id) where category_id is not null;

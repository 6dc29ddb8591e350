-- Suggestions take the best-selling articles of a category without sorting all of it.
create index articles_best_selling_of_category on articles (category_id, sold desc, id) where category_id is not null;
drop index articles_by_category;

-- The articles that a visitor put aside, to buy later (favorites) or to choose among (compare). They belong to a basket, which a client
-- and a guest's session each have one of.
create table listed_articles (
  basket_id bigint not null references baskets on delete cascade,
  list text not null check (list in ('favorites', 'compare')),
  article_id bigint not null references articles on delete cascade,
  engine_id bigint references vehicle_engines on delete set null,
  added_at timestamptz not null,
  primary key (basket_id, list, article_id)
);
comment on column listed_articles.engine_id is 'The car that the visitor had chosen; null without one.';
create index listed_articles_by_article on listed_articles (article_id);
create index listed_articles_by_engine on listed_articles (engine_id) where engine_id is not null;

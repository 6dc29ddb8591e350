-- The lowest retail price of articles by day (O9). A row is a change: a day without one has the price of the last row before it.
create table article_prices (
  article_id bigint not null references articles on delete cascade,
  day date not null,
  price integer,
  primary key (article_id, day)
);
comment on column article_prices.price is 'Kopecks: the lowest of the day; null when nobody offered the article.';

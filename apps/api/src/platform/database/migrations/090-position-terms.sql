-- What a seller asked for a position (an article that they offer), and had of it, by day. A row is a change: a day without one has the
-- terms of the last row before it. Of sellers with an account: nobody reads it of others. As in position_days, nothing is referenced.
create table position_terms (
  article_id bigint not null,
  seller_id integer not null,
  day date not null,
  price integer,
  quantity integer,
  primary key (article_id, seller_id, day),
  check ((price is null) = (quantity is null))
);
comment on column position_terms.price is 'Kopecks: the lowest of what can be sold, last of the day; null when it is not offered any more.';
comment on column position_terms.quantity is 'Pieces of all price lists.';

-- Items of orders that a seller sent to the shop's warehouse (cross-docking).
create table transits (
  id bigint generated always as identity primary key,
  seller_id integer not null references sellers on delete cascade,
  article_id bigint not null references articles on delete cascade,
  -- Null in the year of demo sellers, whose orders cannot be opened.
  item_id bigint unique references order_items on delete cascade,
  order_number text not null,
  pieces integer not null check (pieces > 0),
  -- Kopecks of one.
  price integer not null,
  sent_on date not null,
  expected_on date not null,
  received_on date check (received_on >= sent_on),
  -- Of the pieces; why is said by the claim.
  faulty_pieces integer not null default 0 check (faulty_pieces between 0 and pieces),
  check (faulty_pieces = 0 or received_on is not null)
);
-- What a period needs is in the index: an item that is sent is one event among dozens, so it is counted when it is asked for.
create index transits_by_day on transits (seller_id, sent_on)
  include (order_number, pieces, price, expected_on, received_on, faulty_pieces);
create index transits_underway on transits (seller_id, expected_on, id) include (pieces, price) where received_on is null;
create index transits_received on transits (seller_id, received_on) include (pieces, price) where received_on is not null;
create index transits_of_article on transits (article_id, seller_id, sent_on);

-- What the warehouse found wrong with an item.
create table transit_claims (
  transit_id bigint primary key references transits on delete cascade,
  seller_id integer not null references sellers on delete cascade,
  fault text not null check (fault in ('damaged', 'short', 'other-part')),
  note text not null,
  opened_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  -- Who answers says which one was seen.
  version integer not null default 1,
  answer text not null default '',
  answered_at timestamptz,
  check ((state = 'open') = (answered_at is null)),
  check (state <> 'declined' or answer <> '')
);
create index transit_claims_of_seller on transit_claims (seller_id, state, opened_at);

-- What is on its way already; the day of the last change is the one on which it was sent.
insert into transits (seller_id, article_id, item_id, order_number, pieces, price, sent_on, expected_on)
select l.seller_id, i.article_id, i.id, o.number, i.qty, i.price, sent.day,
  greatest(sent.day, (o.created_at at time zone 'Europe/Moscow')::date + i.lead_days_max)
from order_items i
  join orders o on o.id = i.order_id
  join price_lists l on l.id = i.price_list_id
  cross join lateral (
    select (max(e.at) at time zone 'Europe/Moscow')::date as day from order_item_events e where e.item_id = i.id
  ) sent
where i.status = 'in-transit' and sent.day is not null;

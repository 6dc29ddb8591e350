-- Whoever waits for an article, or for its price, is told when it comes (O8).
create table alerts (
  id bigint generated always as identity primary key,
  article_id bigint not null references articles on delete cascade,
  kind text not null check (kind in ('in-stock', 'price')),
  price integer check (price > 0),
  with_crosses boolean not null,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  lang text not null,
  client_id bigint references clients on delete cascade,
  session_id bigint references sessions on delete set null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  is_met boolean not null default false,
  told_at timestamptz,
  check ((kind = 'price') = (price is not null))
);
create unique index alerts_by_recipient on alerts (article_id, kind, channel, lower(recipient)) where confirmed_at is not null;
create index alerts_by_client on alerts (client_id) where client_id is not null;
create index alerts_by_session on alerts (session_id) where session_id is not null;
create index alerts_by_unconfirmed on alerts (created_at) where confirmed_at is null;
comment on column alerts.price is 'Kopecks: tells when the article costs this or less.';
comment on column alerts.with_crosses is 'Whether an article that can be bought instead counts too.';
comment on column alerts.session_id is 'What the stand-ins show the messages by.';
comment on column alerts.confirmed_at is 'Null until the recipient has confirmed that the messages are wanted: nothing is told before.';
comment on column alerts.is_met is 'Whether the condition held when it was last looked at: only the change to true is told.';

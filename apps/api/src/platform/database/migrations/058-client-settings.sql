-- How the shop behaves for a client, wherever they log in.
alter table clients
  add lang text,
  add keeps_searches boolean not null default true;
comment on column clients.lang is 'The language that the client chose; null until then.';
comment on column clients.keeps_searches is 'Whether searches of the client are kept.';

-- Messages that a client asked not to get.
create table muted_messages (
  client_id bigint not null references clients on delete cascade,
  kind text not null check (kind in ('orders', 'alerts')),
  channel text not null check (channel in ('sms', 'mail')),
  primary key (client_id, kind, channel)
);
comment on column muted_messages.kind is 'orders: changes of orders that the client did not make; alerts: an article that they wait for.';

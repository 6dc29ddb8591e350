-- Messages to be sent. A row is written in the transaction that causes the message and deleted when it was sent or given up: none is
-- lost with a process, and no text about a person stays.
create table outgoing_messages (
  id bigint generated always as identity primary key,
  -- What the stand-ins show a message by.
  session_id bigint references sessions on delete set null,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text not null default '',
  text text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries smallint not null default 0,
  -- While a process sends it. When the process dies, nobody knows whether it was sent, so it is not sent again.
  taken_at timestamptz
);
create index outgoing_messages_by_next_try on outgoing_messages (next_try_at);

alter table orders add confirmed_by text[] not null default '{}';
comment on column orders.confirmed_by is 'How the order was confirmed: sms, mail.';

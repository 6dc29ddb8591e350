-- What clients searched for: personal, read by nobody else, and gone with the client.
create table search_history (
  client_id bigint not null references clients on delete cascade,
  -- Lower case: the same text is kept once, as it was typed last.
  text_key text not null,
  text text not null check (length(text) between 1 and 200),
  searched_at timestamptz not null,
  primary key (client_id, text_key)
);
create index search_history_by_time on search_history (client_id, searched_at desc);

-- A wholesale client serves retail clients, into whose baskets he may move lines of his own.
alter table clients
  add served_by bigint references clients on delete set null,
  add check (served_by <> id);
create index clients_by_served_by on clients (served_by) where served_by is not null;
comment on column clients.served_by is 'The wholesale client; null for whom the shop serves alone.';

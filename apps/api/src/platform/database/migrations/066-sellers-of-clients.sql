-- The client who sells as a seller; null for sellers without an account.
alter table sellers add column client_id bigint unique references clients on delete set null;
comment on column sellers.client_id is 'The client who sells as this seller; null where the shop keeps the price lists.';

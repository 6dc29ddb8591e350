-- Codes prove e-mail addresses too.
alter table phone_codes rename to contact_codes;
alter table contact_codes rename column phone to contact;
comment on column contact_codes.contact is 'A phone in E.164, or an e-mail address in lower case.';

-- By what a client recognises their sessions.
alter table sessions
  add device text not null default '',
  add address text not null default '';
comment on column sessions.device is 'Browser and system, such as Firefox, Windows; empty for a guest.';
comment on column sessions.address is 'The IP address of the last use that was noted; empty for a guest.';

-- Where a courier brings orders of a client.
create table delivery_addresses (
  id bigint generated always as identity primary key,
  client_id bigint not null references clients on delete cascade,
  city_id bigint not null,
  address text not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index delivery_addresses_by_client on delivery_addresses (client_id);
create unique index default_delivery_addresses on delivery_addresses (client_id) where is_default;
comment on column delivery_addresses.city_id is 'GeoNames id.';

-- The company or the sole proprietor that a wholesale client buys for.
create table company_details (
  client_id bigint primary key references clients on delete cascade,
  name text not null,
  inn text not null check (inn ~ '^([0-9]{10}|[0-9]{12})$'),
  kpp text not null default '',
  ogrn text not null default '',
  address text not null default ''
);
comment on column company_details.inn is 'Ten digits of a company, twelve of a sole proprietor.';

-- A client who deleted the account: a row without personal data, to which orders and amounts still refer.
alter table clients add deleted_at timestamptz;
do $$
declare
  found record;
begin
  for found in
    select conname from pg_constraint
    where conrelid = 'clients'::regclass and contype = 'c' and pg_get_constraintdef(oid) ilike '%phone IS NOT NULL%email IS NOT NULL%'
  loop
    execute format('alter table clients drop constraint %I', found.conname);
  end loop;
end $$;
alter table clients add check (phone is not null or email is not null or deleted_at is not null);
comment on column clients.deleted_at is 'When the client deleted the account; null for a client.';

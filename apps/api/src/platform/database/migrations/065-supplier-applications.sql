-- Applications of clients who want to sell: one for a client, which staff accepts, refuses or asks about.
create table supplier_applications (
  id bigint generated always as identity primary key,
  client_id bigint not null unique references clients on delete cascade,
  session_id bigint references sessions on delete set null,
  state text not null default 'sent' check (state in ('sent', 'asked', 'accepted', 'refused')),
  version integer not null default 1 check (version > 0),
  inn text not null check (inn ~ '^([0-9]{10}|[0-9]{12})$'),
  company text not null,
  kpp text not null default '',
  ogrn text not null default '',
  address text not null default '',
  contact_name text not null,
  phone text not null,
  email text not null,
  sells text not null,
  warehouse_city text not null,
  lang text not null,
  reason text not null default '',
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references clients on delete set null,
  check ((state = 'sent') = (decided_at is null))
);
create index supplier_applications_by_state on supplier_applications (state, sent_at desc);
create index supplier_applications_by_session on supplier_applications (session_id) where session_id is not null;
create index supplier_applications_by_decider on supplier_applications (decided_by) where decided_by is not null;
create unique index accepted_supplier_applications on supplier_applications (inn) where state = 'accepted';
comment on column supplier_applications.version is 'Grows with every change: who changes it says which one was seen.';
comment on column supplier_applications.session_id is 'The session that sent it: the stand-ins for mail show its messages there.';
comment on column supplier_applications.phone is 'E.164.';
comment on column supplier_applications.lang is 'The language of messages to the applicant.';
comment on column supplier_applications.reason is 'What staff asks, or why it was refused.';

-- Their files, also those that wait for the application to be sent. Pictures are encoded anew; PDF files are kept as they came.
create table supplier_documents (
  id bigint generated always as identity primary key,
  client_id bigint not null references clients on delete cascade,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  hash bytea not null,
  bytes bytea not null,
  added_at timestamptz not null,
  unique (client_id, hash)
);
comment on column supplier_documents.hash is 'SHA-256 of the file as it came: the same file again is the same document.';

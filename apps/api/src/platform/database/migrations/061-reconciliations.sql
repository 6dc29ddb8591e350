-- What clients answered to a reconciliation report: the debt by their own books.
create table reconciliations (
  id bigint generated always as identity primary key,
  client_id bigint references clients on delete set null,
  first_day date not null,
  last_day date not null,
  shop_closing bigint not null,
  client_closing bigint not null,
  comment text not null default '',
  at timestamptz not null,
  check (first_day <= last_day)
);
create index reconciliations_by_client on reconciliations (client_id, id desc);
comment on table reconciliations is 'The report is agreed where both closings are equal, disputed where they differ. The newest answer of a period counts.';
comment on column reconciliations.shop_closing is 'Kopecks: the debt that the client saw.';
comment on column reconciliations.client_closing is 'Kopecks: the debt by the client’s books.';

-- Company accounts: who buys for a company, how much each of them may spend, the orders that wait for an approval, and who did what.
create table company_employees (
  id bigint generated always as identity primary key,
  company_id bigint not null references company_details (client_id) on delete cascade,
  client_id bigint references clients on delete set null,
  name text not null,
  contact text not null,
  role text not null check (role in ('administrator', 'buyer', 'viewer')),
  order_limit bigint check (order_limit >= 0),
  month_limit bigint check (month_limit >= 0),
  state text not null check (state in ('invited', 'active', 'declined', 'removed')),
  code_hash bytea unique,
  code_expires_at timestamptz,
  was_retail boolean not null default false,
  created_at timestamptz not null,
  check ((state = 'invited') = (code_hash is not null)),
  check ((code_hash is null) = (code_expires_at is null))
);
create index company_employees_by_company on company_employees (company_id, id);
create index company_employees_by_client on company_employees (client_id) where client_id is not null;
create unique index active_company_employees on company_employees (client_id) where state = 'active';
comment on column company_employees.company_id is 'The client who owns the company.';
comment on column company_employees.client_id is 'Who accepted the invitation; null before, and once the account is deleted.';
comment on column company_employees.contact is 'Where the invitation went: a phone in E.164, or an e-mail address in lower case.';
comment on column company_employees.order_limit is 'Kopecks that one order may cost without an approval; null for no limit.';
comment on column company_employees.month_limit is 'Kopecks that the orders of a calendar month may cost without an approval; null for no limit.';
comment on column company_employees.was_retail is 'Whether the client bought at retail prices before, and will again.';

-- An order above a limit: its lines wait in a basket of their own until somebody decides.
create table order_approvals (
  id bigint generated always as identity primary key,
  employee_id bigint not null references company_employees on delete cascade,
  basket_id bigint unique references baskets on delete set null,
  request_id uuid not null,
  request_hash bytea not null,
  request jsonb not null,
  lang text not null,
  above text not null check (above in ('order-limit', 'month-limit')),
  total bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'ordered', 'refused', 'withdrawn')),
  reason text not null default '',
  decided_by bigint references clients on delete set null,
  decided_at timestamptz,
  order_id bigint unique references orders on delete set null,
  created_at timestamptz not null,
  unique (employee_id, request_id),
  check ((state = 'waiting') = (decided_at is null))
);
create index order_approvals_waiting on order_approvals (employee_id) where state = 'waiting';
create index order_approvals_by_decider on order_approvals (decided_by) where decided_by is not null;
comment on column order_approvals.request is 'The checkout as it was sent.';
comment on column order_approvals.total is 'Kopecks that the order cost when it was asked for, with its delivery.';

alter table orders add employee_id bigint references company_employees on delete set null;
create index orders_by_employee on orders (employee_id, created_at) where employee_id is not null;
comment on column orders.employee_id is 'The employee of a company who placed it; null for other buyers.';

-- Who did what in a company. Rows are added, and never changed.
create table company_events (
  id bigint generated always as identity primary key,
  company_id bigint not null references company_details (client_id) on delete cascade,
  kind text not null check (kind in (
    'invited', 'accepted', 'declined', 'changed', 'removed', 'ordered', 'asked', 'approved', 'refused', 'withdrawn'
  )),
  by_client_id bigint not null references clients,
  employee_id bigint not null references company_employees on delete cascade,
  approval_id bigint references order_approvals on delete cascade,
  order_id bigint references orders on delete cascade,
  role text,
  order_limit bigint,
  month_limit bigint,
  at timestamptz not null
);
create index company_events_by_company on company_events (company_id, id);
create index company_events_by_client on company_events (by_client_id);
create index company_events_by_employee on company_events (employee_id);
create index company_events_by_approval on company_events (approval_id) where approval_id is not null;
create index company_events_by_order on company_events (order_id) where order_id is not null;
comment on column company_events.employee_id is 'Whom it is about.';
comment on column company_events.role is 'Of an invitation and of a change: the role and the limits from then on.';
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
create trigger company_events_stay before update on company_events for each row execute function refuse_change();

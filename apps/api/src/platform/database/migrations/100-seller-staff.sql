-- People who work for a seller beside the client whose seller it is, and who changed what of them.
create table seller_members (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers on delete cascade,
  client_id bigint references clients on delete set null,
  name text not null,
  email text not null,
  role text not null check (role in ('owner', 'manager', 'warehouse')),
  state text not null check (state in ('invited', 'active', 'declined', 'removed')),
  version integer not null default 1,
  code_hash bytea unique,
  code_expires_at timestamptz,
  was_seller boolean not null default false,
  since timestamptz not null,
  seen_at timestamptz,
  check ((state = 'invited') = (code_hash is not null)),
  check ((code_hash is null) = (code_expires_at is null))
);
create index seller_members_by_seller on seller_members (seller_id, id);
create index seller_members_by_client on seller_members (client_id) where client_id is not null;
create unique index active_seller_members on seller_members (client_id) where state = 'active';
comment on column seller_members.client_id is 'Who accepted the invitation; null before, and once the account is deleted.';
comment on column seller_members.email is 'Where the invitation went, in lower case.';
comment on column seller_members.was_seller is 'Whether the client could sell before, and will again.';
comment on column seller_members.since is 'When the invitation was sent; once it is accepted, when that was.';
comment on column seller_members.seen_at is 'When they made a call of a seller last, to ten minutes.';

-- Rows are added, and never changed.
create table seller_staff_events (
  id bigint generated always as identity primary key,
  seller_id bigint not null references sellers on delete cascade,
  kind text not null check (kind in ('invited', 'accepted', 'declined', 'changed', 'removed')),
  by_client_id bigint not null references clients,
  member_id bigint not null references seller_members on delete cascade,
  role text check (role in ('owner', 'manager', 'warehouse')),
  at timestamptz not null
);
create index seller_staff_events_by_seller on seller_staff_events (seller_id, id);
create index seller_staff_events_by_client on seller_staff_events (by_client_id);
create index seller_staff_events_by_member on seller_staff_events (member_id);
comment on column seller_staff_events.member_id is 'Whom it is about.';
comment on column seller_staff_events.role is 'Of an invitation and of a change: the role from then on.';
create trigger seller_staff_events_stay before update on seller_staff_events for each row execute function refuse_change();

-- Baskets that were shared by a link (O6): a copy of the lines, which later changes of the basket do not touch.
create table shared_baskets (
  id bigint generated always as identity primary key,
  basket_id bigint not null unique references baskets on delete cascade,
  owner_basket_id bigint references baskets on delete set null,
  name text not null check (length(name) <= 60),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index shared_baskets_by_owner on shared_baskets (owner_basket_id, id);
create index shared_baskets_by_expiry on shared_baskets (expires_at);
comment on column shared_baskets.basket_id is 'The copy, which nobody shops with; its prices are those of retail clients.';
comment on column shared_baskets.owner_basket_id is 'The basket that was shared, whose visitor may end the link; null once it is gone.';
comment on column shared_baskets.name is 'The group that was shared; empty for the basket itself.';
comment on column shared_baskets.expires_at is 'A link that was revoked has ended at that moment.';

-- Articles that several buyers ordered together: numbers of buyers, and nothing of who they were or what else they ordered.
create table bought_together (
  article_id bigint not null references articles on delete cascade,
  other_id bigint not null references articles on delete cascade,
  buyers integer not null check (buyers > 1),
  primary key (article_id, other_id)
);
create index bought_together_by_other on bought_together (other_id);
comment on column bought_together.buyers is 'Of the last year.';

-- When they were counted, in the only row.
create table bought_together_counts (
  counted_at timestamptz not null
);
insert into bought_together_counts values ('-infinity');

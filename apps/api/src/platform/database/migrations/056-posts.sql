-- Articles, offers and pages such as /about are posts. Each has numbered versions, and each version texts by language.
alter table posts
  add column kind text not null default 'article' check (kind in ('article', 'offer', 'page')),
  -- The last segment of the address; an article has its id there.
  add column slug text,
  add column removed_at timestamptz,
  add check ((kind = 'article') = (slug is null)),
  add unique (kind, slug);

create table post_versions (
  post_id bigint not null references posts on delete cascade,
  version integer not null check (version > 0),
  -- By language: {"ru": {"title": …, "teaser": …, "html": …}}. HTML is sanitised when saved, and again when read.
  texts jsonb not null,
  -- Related goods: [{"catalogKey": …, "number": …}].
  goods jsonb not null default '[]',
  saved_at timestamptz not null,
  saved_by bigint references clients on delete set null,
  -- Visitors see the version with the latest of these times that has come.
  shown_from timestamptz,
  primary key (post_id, version)
);
create index post_versions_shown on post_versions (post_id, shown_from desc, version desc) where shown_from is not null;

insert into post_versions (post_id, version, texts, saved_at, shown_from)
select id, 1, jsonb_build_object('ru', jsonb_build_object('title', title, 'teaser', '', 'html', html)), created_at, published_at
from posts;

drop index posts_by_day;
alter table posts drop column title, drop column html, drop column published_at;

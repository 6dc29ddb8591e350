-- Articles are found by the stems of their words: Russian and English ones, by PostgreSQL's own configuration.

-- Joined forms of names that are written with punctuation («5W-30», «А·ч»): `searchTextOf` adds them to new articles.
update articles set search_text = search_text || ' ' || joined.words
from (
  select a.id, string_agg(distinct word, ' ') as words
  from articles a
  cross join jsonb_each_text(a.names) name
  cross join regexp_split_to_table(translate(lower(name.value), 'ё', 'е'), '\s+') chunk
  cross join regexp_replace(chunk, '[^[:alnum:]]+', '', 'g') word
  where chunk ~ '[[:alnum:]][^[:alnum:]]+[[:alnum:]]'
    and (word ~ '[0-9]' or length(word) <= 4)
    and not string_to_array(a.search_text, ' ') @> array[word]
  group by a.id
) joined
where joined.id = articles.id;

alter table articles
  add column search_vector tsvector not null
  generated always as (strip(to_tsvector('pg_catalog.russian', search_text))) stored;
comment on column articles.search_vector is 'The stems of `search_text`.';
create index articles_by_stems on articles using gin (search_vector);
drop index articles_by_text;
-- For parts of a number.
create index articles_by_number_part on articles using gin (number_key gin_trgm_ops);

-- Of these stems those that an article has. A function, for the setting: a rare stem must not read the whole table.
create function known_stems(stems text[]) returns setof text
  language sql stable parallel safe
  set enable_seqscan = off
  as $$
    select stem from unnest(stems) stem
    where exists (select from articles where search_vector @@ quote_literal(stem)::tsquery)
  $$;

-- Words that may be meant by one that is misspelt, whole or half typed: a few, of which the right one is chosen by its letters.
-- A function, for the settings: two wrong letters of six leave a sixth of the trigrams.
create or replace function words_like(misspelt text) returns table (word text, articles integer)
  language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.17
  set pg_trgm.word_similarity_threshold = 0.35
  set enable_seqscan = off
  as $$
    (select s.word, s.articles from search_words s where s.word % misspelt
     order by similarity(s.word, misspelt) desc, s.articles desc, s.word limit 30)
    union
    (select s.word, s.articles from search_words s where misspelt <% s.word
     order by word_similarity(misspelt, s.word) desc, s.articles desc, s.word limit 30)
  $$;

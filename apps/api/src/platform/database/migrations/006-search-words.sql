-- Words of the articles' texts, by which a misspelt one is corrected. Filled where articles are made: database/search-words.ts.
create table search_words (
  word text primary key,
  -- How many articles hold it, about: for the order of what may be meant.
  articles integer not null
);
create index search_words_by_beginning on search_words (word text_pattern_ops);
create index search_words_by_likeness on search_words using gin (word gin_trgm_ops);

-- Of a search text those words that can be misspelt: neither numbers nor too short nor too long to be typed.
create function misspellable_words(search_text text) returns setof text
  language sql immutable parallel safe
  as $$ select word from string_to_table(search_text, ' ') word where length(word) between 3 and 40 and word !~ '[0-9]' $$;

insert into search_words (word, articles)
select word, count(*) from articles, misspellable_words(search_text) word group by word;

-- Words that may be meant by one that is misspelt, whole or half typed: a few, of which the right one is chosen by its letters.
-- A function, for the settings: two wrong letters of eight leave a fifth of the trigrams.
create function words_like(misspelt text) returns table (word text, articles integer)
  language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.2
  set pg_trgm.word_similarity_threshold = 0.35
  set enable_seqscan = off
  as $$
    (select s.word, s.articles from search_words s where s.word % misspelt
     order by similarity(s.word, misspelt) desc, s.articles desc, s.word limit 30)
    union
    (select s.word, s.articles from search_words s where misspelt <% s.word
     order by word_similarity(misspelt, s.word) desc, s.articles desc, s.word limit 30)
  $$;

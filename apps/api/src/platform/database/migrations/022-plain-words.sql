-- Part numbers are compared without regard to more look-alike letters and digits: Greek ones, Cyrillic ones of other languages than
-- Russian, and the digits of Arabic, Persian and Hindi. The same fold as foldPartNumber of @partshop/api-client (F1).
create or replace function fold_part_number(text text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    translate(
      normalize(text, NFKC),
      'abcdefghijklmnopqrstuvwxyzбгджзийлпфцчшщъыьэюяавеёкмнорстухіјѕАВЕЁКМНОРСТУХІЈЅαβεζηικμνορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९',
      'ABCDEFGHIJKLMNOPQRSTUVWXYZБГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯABEEKMHOPCTYXIJSABEEKMHOPCTYXIJSABEZHIKMNOPTYXABEZHIKMNOPTYX012345678901234567890123456789'
    ),
    '[^A-Z0-9А-Я]', '', 'g'
  );

-- Keys are stored: those of numbers with such characters are computed anew. A number that would be a second one of its maker stays.
update articles a set number = number
where number ~ '[^ -~А-Яа-яЁё]'
  and not exists (
    select from articles other
    where other.maker_id = a.maker_id and other.number_key = fold_part_number(a.number) and other.id <> a.id
  );
reindex index makers_by_folded_name;

-- The plain forms of words: without marks of Latin and Arabic letters, variants of Arabic letters and the Arabic article.
-- `searchTextOf` adds them to new articles.
update articles set search_text = search_text || ' ' || added.words
from (
  select a.id, string_agg(distinct plain, ' ') as words
  from articles a
  cross join string_to_table(a.search_text, ' ') word
  cross join regexp_replace(
    normalize(replace(word, 'ß', 'ss'), NFKD),
    '([a-z\u0621-\u064A])[\u0300-\u036F\u0640\u064B-\u065F\u0670]+', '\1', 'g'
  ) unmarked
  cross join translate(normalize(unmarked, NFC), 'ىةکیøłđı٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'يهكيoldi01234567890123456789') invariant
  cross join regexp_replace(invariant, '^ال(?=.{3})', '') plain
  where word ~ '[^ -~а-я]' and not string_to_array(a.search_text, ' ') @> array[plain]
  group by a.id
) added
where added.id = articles.id;

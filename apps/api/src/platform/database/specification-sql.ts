import { nameSql } from './name-sql.ts';

/**
 * SQL of a line of an article's specifications in a language, as JSON. `line` is the column that holds it; the name, the unit and a
 * value that is a word are kept in every language. `lang` is SQL too: `$1`.
 */
export const specificationSql = (line: string, lang: string): string => `json_build_object(
  'name', ${nameSql(`${line} -> 'name'`, lang)},
  'value', case jsonb_typeof(${line} -> 'value')
    when 'object' then to_jsonb(${nameSql(`${line} -> 'value'`, lang)}) else ${line} -> 'value' end,
  'unit', case when ${line} -> 'unit' is null then '' else ${nameSql(`${line} -> 'unit'`, lang)} end
)`;

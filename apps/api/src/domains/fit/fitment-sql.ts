import { nameSql } from '../../platform/database/name-sql.ts';

/** SQL of a fitment `f` as JSON, with its option's and its source's names in a language. `lang` is SQL: `$1`. */
export const fitmentSql = (lang: string): string => `json_build_object(
    'engineId', f.engine_id,
    'madeFrom', to_char(f.made_from, 'YYYY-MM'),
    'madeTo', to_char(f.made_to, 'YYYY-MM'),
    'option', (
      select json_build_object('code', o.code, 'name', ${nameSql('o.names', lang)}) from fit_options o where o.code = f.option_code
    ),
    'bodyType', f.body_type,
    'position', f.position,
    'source', ${sourceSql('f.source_id', lang)})`;

/** SQL of a source by its id, as JSON, or null. */
export const sourceSql = (source: string, lang: string): string => `(
    select json_build_object('name', ${nameSql('fs.names', lang)}, 'date', to_char(fs.checked_on, 'YYYY-MM-DD'))
    from fit_sources fs where fs.id = ${source})`;

/** The rows with the fewest conditions first. */
export const EASIEST_FIRST = `num_nonnulls(f.made_from, f.made_to, f.option_code, f.body_type), f.made_from, f.made_to,
    f.option_code, f.body_type, f.position`;

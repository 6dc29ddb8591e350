import { sql, type RawBuilder } from 'kysely';

/** SQL of a name in a language, else in English, else in Russian, which is always there. `lang` is SQL too: `$1`. */
export const nameSql = (names: string, lang: string): string =>
  `coalesce(${names} ->> ${lang}, ${names} ->> 'en', ${names} ->> 'ru')`;

/** The same for Kysely: a column such as `a.names`, a language such as `ru`. */
export const nameOf = (column: string, lang: string): RawBuilder<string> => {
  const names = sql.ref(column);
  return sql<string>`coalesce(${names} ->> ${lang}, ${names} ->> 'en', ${names} ->> 'ru')`;
};

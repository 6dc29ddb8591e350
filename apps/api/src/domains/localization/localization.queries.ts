import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Language to resource to key to text. */
export type LocalizationFile = Partial<Record<string, Record<string, Record<string, string>>>>;

const HASH_SETTING = 'localization-values-sha256';

/**
 * Loads the shop's shipped texts into the database, once for each version of the file: later edits in the database stay
 * until the file changes. Returns whether anything was written.
 */
export async function loadLocalizationValues(db: Kysely<Database>, values?: LocalizationFile): Promise<boolean> {
  const json = JSON.stringify(values ?? (await readShippedValues()));
  const hash = createHash('sha256').update(json).digest('hex');
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('settings')
      .values({ name: HASH_SETTING, value: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const loaded = await trx
      .selectFrom('settings')
      .select('value')
      .where('name', '=', HASH_SETTING)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (loaded.value === hash) return false;
    await sql`
      insert into localization_values (lang, resource, key, value)
      select lang.key, resource.key, text.key, text.value
      from jsonb_each(${json}::jsonb) lang, jsonb_each(lang.value) resource, jsonb_each_text(resource.value) text
      on conflict (resource, lang, key) do update set value = excluded.value`.execute(trx);
    await trx.updateTable('settings').set({ value: hash }).where('name', '=', HASH_SETTING).execute();
    return true;
  });
}

/** A file for each language, written by `npm run generate`. */
async function readShippedValues(): Promise<LocalizationFile> {
  const folder = new URL('./values/', import.meta.url);
  const files = (await readdir(folder)).toSorted();
  const texts = files.map(async (file) => [
    file.replace('.json', ''),
    JSON.parse(await readFile(new URL(file, folder), 'utf8')) as unknown,
  ]);
  return Object.fromEntries((await Promise.all(texts)) as [string, Record<string, Record<string, string>>][]);
}

/** Every text of one language: resource to key to text. */
export async function findTexts(db: Kysely<Database>, lang: string): Promise<Map<string, Map<string, string>>> {
  const rows = await db
    .selectFrom('localization_values')
    .select(['resource', 'key', 'value'])
    .where('lang', '=', lang)
    .execute();
  const texts = new Map<string, Map<string, string>>();
  for (const { resource, key, value } of rows) {
    const ofResource = texts.get(resource) ?? new Map<string, string>();
    texts.set(resource, ofResource.set(key, value));
  }
  return texts;
}

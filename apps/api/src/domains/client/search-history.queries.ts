import type { Kysely } from 'kysely';
import type { SearchHistory } from '@partshop/api-client/contract';
import type { Database } from '../../platform/database/schema.ts';

/** The searches kept for a client. */
const MAX_KEPT = 100;

const keyOf = (text: string): string => text.toLowerCase();

/** The searches of a client, the last first. */
export async function findSearches(db: Kysely<Database>, clientId: number): Promise<SearchHistory['items']> {
  const rows = await db
    .selectFrom('search_history')
    .select(['text', 'searched_at'])
    .where('client_id', '=', clientId)
    .orderBy('searched_at', 'desc')
    .orderBy('text_key')
    .limit(MAX_KEPT)
    .execute();
  return rows.map(({ text, searched_at }) => ({ text, searchedAt: searched_at.toISOString() }));
}

/** Keeps a search once, as it was typed last, and forgets the oldest ones beyond the limit; nothing for a client who wants none kept. */
export async function keepSearch(db: Kysely<Database>, clientId: number, text: string, now: Date): Promise<void> {
  await db
    .insertInto('search_history')
    .columns(['client_id', 'text_key', 'text', 'searched_at'])
    .expression((own) =>
      own
        .selectFrom('clients')
        .where('id', '=', clientId)
        .where('keeps_searches', '=', true)
        .select((e) => ['id', e.val(keyOf(text)).as('text_key'), e.val(text).as('text'), e.val(now).as('searched_at')]),
    )
    .onConflict((same) => same.columns(['client_id', 'text_key']).doUpdateSet({ text, searched_at: now }))
    .execute();
  await db
    .deleteFrom('search_history')
    .where('client_id', '=', clientId)
    .where('text_key', 'in', (old) =>
      old
        .selectFrom('search_history')
        .select('text_key')
        .where('client_id', '=', clientId)
        .orderBy('searched_at', 'desc')
        .offset(MAX_KEPT),
    )
    .execute();
}

/** Forgets one search of a client, or all of them (null). */
export async function forgetSearches(db: Kysely<Database>, clientId: number, text: string | null): Promise<void> {
  const own = db.deleteFrom('search_history').where('client_id', '=', clientId);
  await (text === null ? own : own.where('text_key', '=', keyOf(text))).execute();
}

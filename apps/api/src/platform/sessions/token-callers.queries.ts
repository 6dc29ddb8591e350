import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CurrentUser } from './sessions.queries.ts';

type TokenCaller = { tokenId: number; scopes: readonly string[]; currentUser: CurrentUser };

const SEEN_MS = 60_000;

/**
 * The token with this hash and the client whose seller it belongs to, while that client may sell; notes the use, once a minute. Outside a demo,
 * tokens of demo accounts are unknown.
 */
export async function findTokenCaller(
  db: Kysely<Database>,
  hash: Buffer,
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<TokenCaller | undefined> {
  const row = await db
    .selectFrom('seller_tokens as t')
    .innerJoin('sellers as s', 's.id', 't.seller_id')
    .innerJoin('clients as c', 'c.id', 's.client_id')
    .where('t.hash', '=', hash)
    .where('c.is_seller', '=', true)
    .where('c.deleted_at', 'is', null)
    .$if(!isDemo, (tokens) => tokens.where('c.is_demo', '=', false))
    .select(['t.id as tokenId', 't.scopes', 'c.id as clientId', 'c.type'])
    .select(sql<boolean>`t.used_at is null or t.used_at < ${new Date(now.getTime() - SEEN_MS)}`.as('isUnseen'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { tokenId, scopes, clientId, type, isUnseen } = row;
  if (isUnseen) await db.updateTable('seller_tokens').set({ used_at: now }).where('id', '=', tokenId).execute();
  // Of the client's rights a program has that of a seller alone.
  const rights = { isSeller: true, canSwitchUser: false, isEditor: false };
  return { tokenId, scopes, currentUser: { clientId, type, ...rights, switch: undefined } };
}

import { MAX_SELLER_TOKENS, TokenScope, type SellerToken } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import { hashSecret } from '../../platform/values/secrets.ts';

/** Enough letters to tell tokens apart, too few to guess the others. */
const ENDING_LENGTH = 4;

export async function findTokens(db: Kysely<Database>, sellerId: number): Promise<SellerToken[]> {
  const rows = await db
    .selectFrom('seller_tokens')
    .where('seller_id', '=', sellerId)
    .orderBy('id')
    .select(['id', 'name', 'scopes', 'ending', 'made_at as madeAt', 'used_at as usedAt'])
    .execute();
  return rows.map(({ scopes, madeAt, usedAt, ...row }) => ({
    ...row,
    scopes: scopes.map((scope) => TokenScope.parse(scope)),
    madeAt: madeAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

type NewToken = { sellerId: number; name: string; scopes: readonly TokenScope[]; secret: string };

/** Keeps a token as its hash. Returns false for a seller who has as many as they may. */
export async function addToken(
  trx: Transaction<Database>,
  { sellerId, name, scopes, secret }: NewToken,
  now: Date,
): Promise<boolean> {
  // One after the other: of two at once, the second one counts the first.
  await trx.selectFrom('sellers').where('id', '=', sellerId).select('id').forNoKeyUpdate().execute();
  const { count } = await trx
    .selectFrom('seller_tokens')
    .where('seller_id', '=', sellerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MAX_SELLER_TOKENS) return false;
  await trx
    .insertInto('seller_tokens')
    .values({
      seller_id: sellerId,
      name,
      scopes: [...scopes],
      hash: hashSecret(secret),
      ending: secret.slice(-ENDING_LENGTH),
      made_at: now,
    })
    .execute();
  return true;
}

/** Returns false for a token of another seller. */
export async function removeToken(
  db: Kysely<Database>,
  { sellerId, id }: { sellerId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('seller_tokens')
    .where('id', '=', bigint(id))
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

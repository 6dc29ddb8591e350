import { sql, type Kysely } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Parcel } from './carrier.ts';

/** Of a piece whose weight nobody has written down. */
const GRAMS_OF_A_PIECE = 1000;

export type Pieces = { articleId: number; qty: number };

/** The mass of an article by its specifications, in grams, where they have one in kilograms. */
const GRAMS = sql<number | null>`(
  select ceil((s ->> 'value')::numeric * 1000)::int from jsonb_array_elements(a.specifications) s
  where s -> 'name' ->> 'en' = 'Weight' and s -> 'unit' ->> 'en' = 'kg' and jsonb_typeof(s -> 'value') = 'number'
    and (s ->> 'value')::numeric between 0 and 1000
  limit 1
)`;

/** What some goods weigh together. */
export async function weigh(db: Kysely<Database>, goods: readonly Pieces[]): Promise<Parcel> {
  if (goods.length === 0) return { grams: 0 };
  const rows = await db
    .selectFrom('articles as a')
    .where('a.id', 'in', [...new Set(goods.map(({ articleId }) => articleId))].map(bigint))
    .select(['a.id', GRAMS.as('grams')])
    .execute();
  const gramsOf = new Map(rows.map(({ id, grams }) => [id, grams]));
  const grams = goods.reduce((sum, { articleId, qty }) => sum + qty * (gramsOf.get(articleId) ?? GRAMS_OF_A_PIECE), 0);
  return { grams };
}

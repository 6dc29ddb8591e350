import type { PositionView, PositionViewState } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import { bigint } from '../../platform/database/bigint.ts';
import type { Database } from '../../platform/database/schema.ts';

type Trx = Transaction<Database>;

/** The named views of a seller, by name. */
export async function findPositionViews(db: Kysely<Database>, sellerId: number): Promise<PositionView[]> {
  const rows = await db
    .selectFrom('position_views')
    .where('seller_id', '=', sellerId)
    .select(['id', 'name', 'is_default as isDefault', 'version', 'state'])
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ state, ...row }) => ({ ...row, state: state as PositionViewState }));
}

/** Lets nobody else change the views of the seller until the transaction ends. */
export async function holdViews(trx: Trx, sellerId: number): Promise<void> {
  await trx.selectFrom('sellers').where('id', '=', sellerId).select('id').forNoKeyUpdate().execute();
}

type SavedView = Pick<PositionView, 'name' | 'isDefault' | 'state'>;

/** Saves a view, a new one without an id; one alone opens the page. */
export async function saveView(
  trx: Trx,
  { sellerId, id }: { sellerId: number; id: number | null },
  { name, isDefault, state }: SavedView,
): Promise<number> {
  if (isDefault) {
    await trx.updateTable('position_views').set({ is_default: false }).where('seller_id', '=', sellerId).execute();
  }
  const values = { name, is_default: isDefault, state: JSON.stringify(state) };
  if (id === null) {
    const added = trx.insertInto('position_views').values({ seller_id: sellerId, ...values });
    return (await added.returning('id').executeTakeFirstOrThrow()).id;
  }
  await trx
    .updateTable('position_views')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', bigint(id))
    .execute();
  return id;
}

export async function removeView(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('position_views').where('id', '=', bigint(id)).execute();
}

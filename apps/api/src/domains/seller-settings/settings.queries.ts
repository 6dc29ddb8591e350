import type { SellerSettings } from '@partshop/api-client/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { findWarehouses, type FoundWarehouse, type View } from './warehouses.queries.ts';

export async function findSettings(db: Kysely<Database>, sellerId: number, view: View): Promise<SellerSettings> {
  const [seller, warehouses] = await Promise.all([
    db
      .selectFrom('sellers')
      .where('id', '=', sellerId)
      .select(['settings_version as version', 'return_rules as returnRules', 'notice_email as noticeEmail'])
      .select(sql<boolean>`notices_since is not null`.as('wantsNotices'))
      .executeTakeFirstOrThrow(),
    findWarehouses(db, { sellerId }, view),
  ]);
  return { ...seller, warehouses: warehouses.map(showWarehouse) };
}

export const showWarehouse = ({ reliability: _r, updatedAt: _u, isSet: _i, ...shown }: FoundWarehouse) => shown;

export type GeneralSettings = Pick<SellerSettings, 'returnRules' | 'noticeEmail' | 'wantsNotices'>;

/** Saves the rules and the notices of a seller, unless they have another version by now. False when nothing was changed. */
export async function saveSettings(
  trx: Transaction<Database>,
  { sellerId, version, at }: { sellerId: number; version: number; at: Date },
  { returnRules, noticeEmail, wantsNotices }: GeneralSettings,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sellers')
    .set({
      return_rules: returnRules,
      notice_email: noticeEmail,
      notices_since: wantsNotices ? sql`coalesce(notices_since, ${at})` : null,
      settings_version: version + 1,
    })
    .where('id', '=', sellerId)
    .where('settings_version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

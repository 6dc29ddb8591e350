import type { sellerSettingsCalls, SettingsConflict, WarehouseConflict } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { shopDay } from '../../platform/values/time-zone.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { createSellerFinding } from '../orders/index.ts';
import { findCard } from './card.queries.ts';
import { findSettings, saveSettings, showWarehouse } from './settings.queries.ts';
import { findWarehouses, saveWarehouse } from './warehouses.queries.ts';

const OVERTAKEN = { code: 'settings-changed', message: 'Somebody changed it meanwhile.' } as const;

/** What a seller sets, and what buyers see of it. */
export function sellerSettingsHandlers({
  database,
  clock,
  siteConfig,
}: CallTools): CallHandlers<typeof sellerSettingsCalls> {
  const { db, pool } = database;
  const sellerOf = createSellerFinding(db);
  const viewOf = (query: Parameters<typeof languageOf>[0]) => ({ lang: languageOf(query, siteConfig), now: clock() });

  return {
    sellerCard: async (c, { clientId }) =>
      c.json(await findCard(db, await sellerOf(clientId), viewOf(c.req.valid('query'))), 200),

    sellerSettings: async (c, { clientId }) =>
      c.json(await findSettings(db, await sellerOf(clientId), viewOf(c.req.valid('query'))), 200),

    saveSellerSettings: async (c, { clientId }) => {
      const { Version: version, ReturnRules, NoticeEmail, WantsNotices } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const wanted = { returnRules: ReturnRules, noticeEmail: NoticeEmail, wantsNotices: WantsNotices };
      const isSaved = await inTransaction(db, async (trx) =>
        saveSettings(trx, { sellerId, version, at: clock() }, wanted),
      );
      const settings = await findSettings(db, sellerId, viewOf(c.req.valid('query')));
      if (!isSaved) return c.json({ ...OVERTAKEN, settings } satisfies SettingsConflict, 409);
      return c.json(settings, 200);
    },

    saveSellerWarehouse: async (c, { clientId }) => {
      const { PriceListId: priceListId, Version: version, ...wanted } = c.req.valid('json');
      const [sellerId, view] = [await sellerOf(clientId), viewOf(c.req.valid('query'))];
      const today = shopDay(view.now);
      const terms = {
        leadDays: wanted.LeadDays,
        leadDaysMax: wanted.LeadDaysMax,
        isReturnable: wanted.IsReturnable,
        weekdays: [...new Set(wanted.Weekdays)].toSorted((one, other) => one - other),
        cutOff: wanted.CutOff,
        // What is past says nothing any more.
        closedDays: [...new Set(wanted.ClosedDays)].filter((day) => day >= today).toSorted(),
      };
      const isSaved = await inTransaction(db, async (trx) =>
        saveWarehouse(trx, { sellerId, priceListId, version }, terms, view.now),
      );
      const [found] = await findWarehouses(db, { sellerId, priceListId }, view);
      if (!found) throw new HttpError(404, { code: 'not-found', message: 'No such price list of the seller.' });
      const warehouse = showWarehouse(found);
      if (!isSaved) return c.json({ ...OVERTAKEN, warehouse } satisfies WarehouseConflict, 409);
      await tellCatalogueChanged(pool, 'all');
      return c.json(warehouse, 200);
    },
  };
}

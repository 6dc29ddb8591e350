import { APPLIED_BY_PERSON, mayApply, type ListSource, type listSourcesCalls } from '@partshop/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { CallTools } from '../../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../../platform/http/domain.ts';
import { badField, HttpError } from '../../../platform/http/http-error.ts';
import { faultOfAddress } from '../../../platform/http/public-fetch.ts';
import { createSellerFinding } from '../../orders/index.ts';
import { createUploadWork } from '../upload-work.ts';
import {
  addSource,
  changeSource,
  findSource,
  holdSource,
  loadSourceNow,
  removeSource,
  type HeldSource,
  type SourceSettings,
} from './list-sources.queries.ts';
import { createListLoading } from './load-lists.ts';
import { nextRun } from './next-run.rules.ts';

const unknownSource = () => new HttpError(404, { code: 'not-found', message: 'No such address of the seller.' });
const sourceChanged = () =>
  new HttpError(409, { code: 'source-changed', message: 'The address was changed meanwhile.' });

type Sent = { Url: string; Hour: number | null; Replaces: boolean; Applies: boolean; GoneLimit: number };

/** What a seller sets. Throws for an address that would never be fetched. */
function settingsOf({ Url, Hour, Replaces, Applies, GoneLimit }: Sent): SourceSettings {
  const fault = faultOfAddress(Url);
  if (fault) throw new HttpError(422, { code: 'address-refused', message: `The address is refused: ${fault}.` });
  return { url: Url, hour: Hour, replaces: Replaces, applies: Applies, goneLimit: GoneLimit };
}

/** The addresses from which the shop loads lists and claims. */
export function listSourcesHandlers(tools: CallTools): CallHandlers<typeof listSourcesCalls> {
  const { database, siteConfig, clock, background } = tools;
  const { db } = database;
  const sellerOf = createSellerFinding(db);
  const load = createListLoading(tools, createUploadWork(tools, tools.runUploadWorker));
  const loadSoon = () => background.run('load lists by address', load);

  type Asked = { sellerId: number; id: number };

  async function sourceNow(asked: Asked): Promise<ListSource> {
    const found = await findSource(db, asked, siteConfig.defaultLang);
    if (!found) throw unknownSource();
    return found;
  }

  const withHeld = async (
    asked: Asked,
    version: number | undefined,
    change: (trx: Transaction<Database>, held: HeldSource) => Promise<void>,
  ): Promise<void> =>
    inTransaction(db, async (trx) => {
      const held = await holdSource(trx, asked);
      if (!held) throw unknownSource();
      if (version !== undefined && held.version !== version) throw sourceChanged();
      await change(trx, held);
    });

  return {
    addListSource: async (c, { clientId }) => {
      const { Type: type, PriceListId: priceListId, ...sent } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const added = { sellerId, type, priceListId, ...settingsOf(sent) };
      const id = await inTransaction(db, async (trx) => addSource(trx, added, clock()));
      if (id === undefined) throw new HttpError(404, { code: 'not-found', message: 'No such list of the seller.' });
      if (id === 'exists') throw new HttpError(409, { code: 'source-exists', message: 'The list has an address.' });
      loadSoon();
      return c.json(await sourceNow({ sellerId, id }), 200);
    },

    changeListSource: async (c, { clientId }) => {
      const { Version, IsPaused, ...sent } = c.req.valid('json');
      const asked = { sellerId: await sellerOf(clientId), id: c.req.valid('param').id };
      const settings = settingsOf(sent);
      await withHeld(asked, Version, async (trx, { type: Type, url, hour, nextAt }) => {
        if (!mayApply({ Type, Applies: settings.applies })) throw badField('Applies', APPLIED_BY_PERSON);
        const isOtherAddress = url !== settings.url;
        const now = clock();
        const isSoon = isOtherAddress || nextAt === null;
        const next = isSoon ? now : hour === settings.hour ? nextAt : nextRun(settings.hour, now);
        await changeSource(trx, asked.id, { settings, isOtherAddress, nextAt: IsPaused ? null : next });
      });
      loadSoon();
      return c.json(await sourceNow(asked), 200);
    },

    loadListSource: async (c, { clientId }) => {
      const asked = { sellerId: await sellerOf(clientId), id: c.req.valid('param').id };
      await withHeld(asked, undefined, async (trx) => loadSourceNow(trx, asked.id, clock()));
      loadSoon();
      return c.json(await sourceNow(asked), 200);
    },

    removeListSource: async (c, { clientId }) => {
      const asked = { sellerId: await sellerOf(clientId), id: c.req.valid('param').id };
      await withHeld(asked, c.req.valid('json').Version, async (trx) => removeSource(trx, asked.id));
      return c.json({ ok: true } as const, 200);
    },
  };
}

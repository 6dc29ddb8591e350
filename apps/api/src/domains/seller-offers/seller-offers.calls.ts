import type { OfferConflict, sellerOffersCalls } from '@partshop/api-client/contract';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { tellCatalogueChanged } from '../catalogue-changes/index.ts';
import { createSellerFinding } from '../orders/index.ts';
import { checkOffers, countFaults } from './check-offers.queries.ts';
import { countOfferFaults, findFaultyOffers, lockOffer, lowerToCheapest, saveOffer } from './seller-offers.queries.ts';

/** Why a seller's offers are not sold, and how they are mended. */
export function sellerOffersHandlers(tools: CallTools): CallHandlers<typeof sellerOffersCalls> {
  const { database, siteConfig } = tools;
  const { db, pool } = database;
  const sellerOf = createSellerFinding(db);

  return {
    offerFaults: async (c, { clientId }) => c.json(await countOfferFaults(db, await sellerOf(clientId)), 200),

    faultyOffers: async (c, { clientId }) => {
      const { kind } = c.req.valid('param');
      const { page, take, ...query } = c.req.valid('query');
      const sellerId = await sellerOf(clientId);
      return c.json(await findFaultyOffers(db, { sellerId, kind, page, take }, languageOf(query, siteConfig)), 200);
    },

    changeOffer: async (c, { clientId }) => {
      const { PriceListId: priceListId, ArticleId: articleId, Price, Quantity, Seen } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const key = { priceListId, articleId };
      const wanted = { price: Price, quantity: Quantity };
      const now = await inTransaction(db, async (trx) => {
        const offer = await lockOffer(trx, sellerId, key);
        if (!offer) throw new HttpError(404, { code: 'not-found', message: 'No such offer of the seller.' });
        if (offer.price !== Seen.Price || offer.quantity !== Seen.Quantity) return offer;
        await saveOffer(trx, key, wanted);
        await checkOffers(trx, { sellerId, priceListId, articleIds: [articleId] });
        await countFaults(trx, priceListId);
        return null;
      });
      if (now) {
        const conflict: OfferConflict = { code: 'offer-changed', message: 'It was changed meanwhile.', offer: now };
        return c.json(conflict, 409);
      }
      await tellCatalogueChanged(pool, [articleId]);
      return c.json(wanted, 200);
    },

    matchCheapest: async (c, { clientId }) => {
      const { Offers, MaxPercent: maxPercent } = c.req.valid('json');
      const sellerId = await sellerOf(clientId);
      const byList = Map.groupBy(Offers, ({ PriceListId }) => PriceListId);
      const lowered = await inTransaction(db, async (trx) => {
        const done: number[] = [];
        for (const [priceListId, offers] of [...byList].toSorted(([one], [other]) => one - other)) {
          const asked = offers.map(({ ArticleId }) => ArticleId);
          const articleIds = await lowerToCheapest(trx, { sellerId, priceListId, articleIds: asked, maxPercent });
          if (articleIds.length === 0) continue;
          await checkOffers(trx, { sellerId, priceListId, articleIds });
          await countFaults(trx, priceListId);
          done.push(...articleIds);
        }
        return done;
      });
      await tellCatalogueChanged(pool, lowered);
      const asked = new Set(Offers.map(({ PriceListId, ArticleId }) => `${PriceListId} ${ArticleId}`)).size;
      return c.json({ lowered: lowered.length, left: asked - lowered.length }, 200);
    },
  };
}

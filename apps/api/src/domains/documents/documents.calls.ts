import type { documentsCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import {
  createSellerFinding,
  findSellerName,
  findChosenItems,
  findItemsToShip,
  findOrder,
  unknownOrder,
} from '../orders/index.ts';
import { createCompanyReader, showContacts, type SiteTools } from '../site/index.ts';
import { documentOf } from './document.rules.ts';
import { documentLanguage } from './document-texts.ts';
import type { PrintTools } from './printer.ts';
import { labelsOf, packingListsOf } from './seller-print.rules.ts';

export function documentsHandlers(tools: SiteTools & PrintTools): CallHandlers<typeof documentsCalls> {
  const { database, clock, siteConfig, sessions, print } = tools;
  const readCompany = createCompanyReader(tools);
  const sellerOf = createSellerFinding(database.db);

  return {
    orderDocument: async (c) => {
      const { number, kind } = c.req.valid('param');
      const lang = documentLanguage(languageOf(c.req.valid('query'), siteConfig));
      const session = await sessions.find(c);
      const order = session && (await findOrder(database.db, session, number, { lang, now: clock() }));
      if (!order) throw unknownOrder();
      const seller = showContacts(await readCompany(), siteConfig.phones, lang);
      const file = await print(documentOf({ kind, order, seller, lang }));
      return c.body(file, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${kind}-${order.number}.pdf"`,
      });
    },

    sellerPrint: async (c, { clientId }) => {
      const { kind } = c.req.valid('param');
      const { itemId: itemIds, page, ...query } = c.req.valid('query');
      const lang = documentLanguage(languageOf(query, siteConfig));
      const [sellerId, view] = [await sellerOf(clientId), { lang, now: clock() }];
      const [seller, orders] = await Promise.all([
        findSellerName(database.db, sellerId, lang),
        itemIds.length > 0
          ? findChosenItems(database.db, { sellerId, itemIds }, view)
          : findItemsToShip(database.db, { sellerId, page }, view),
      ]);
      if (!orders || orders.length === 0) {
        throw new HttpError(404, { code: 'not-found', message: 'No such items of the seller.' });
      }
      const asked = { seller, orders, lang };
      const file = await print(kind === 'labels' ? labelsOf(asked) : packingListsOf(asked));
      return c.body(file, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${kind}.pdf"`,
      });
    },
  };
}

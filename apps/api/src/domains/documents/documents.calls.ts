import type { documentsCalls } from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { languageOf } from '../../platform/http/language.ts';
import { findOrder, unknownOrder } from '../orders/index.ts';
import { createCompanyReader, showContacts, type SiteTools } from '../site/index.ts';
import { documentOf } from './document.rules.ts';
import { documentLanguage } from './document-texts.ts';
import type { PrintTools } from './printer.ts';

export function documentsHandlers(tools: SiteTools & PrintTools): CallHandlers<typeof documentsCalls> {
  const { database, clock, siteConfig, sessions, print } = tools;
  const readCompany = createCompanyReader(tools);

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
  };
}

import {
  MAX_LEDGER_TAKE,
  MAX_PRINTED_ENTRIES,
  type reviseCalls,
  type ReviseReport,
} from '@partshop/api-client/contract';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField, HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { XLSX } from '../../platform/values/workbook.ts';
import { documentLanguage, type PrintTools } from '../documents/index.ts';
import { reportPeriod, type ReportPeriod } from '../orders/index.ts';
import { createCompanyReader, showContacts, type SiteTools } from '../site/index.ts';
import { requireWholesale } from './require-wholesale.ts';
import { reviseDocument, type Revised } from './revise-document.ts';
import { reviseTable } from './revise-table.ts';
import { findAnswer, findAnswers, findClientName, findPeriod, keepAnswer } from './revise.queries.ts';

/** Reconciliation reports of wholesale clients. */
export function reviseHandlers(tools: SiteTools & PrintTools): CallHandlers<typeof reviseCalls> {
  const { database, clock, siteConfig, print, log } = tools;
  const { db, pool } = database;
  const readCompany = createCompanyReader(tools);

  /** Throws 400 for a period that has no day, or too many. */
  function periodOf(asked: Parameters<typeof reportPeriod>[0]): ReportPeriod {
    const period = reportPeriod(asked, clock());
    if (!period) throw badField('to', 'The period is empty or too long.');
    return period;
  }

  async function reportOf(
    clientId: number,
    period: ReportPeriod,
    { page, take, lang }: { page: number; take: number; lang: Parameters<typeof showContacts>[2] },
  ): Promise<ReviseReport> {
    const own = { clientId, ...period };
    const [ledger, answer, answers, client, company] = await Promise.all([
      findPeriod(pool, own, { page, take }),
      findAnswer(db, own),
      findAnswers(db, clientId),
      findClientName(db, clientId),
      readCompany(),
    ]);
    const current = answer?.shopClosing === ledger.closing ? answer : null;
    const { companyName: shop } = showContacts(company, siteConfig.phones, lang);
    return { ...period, shop, client, ...ledger, page, take, answer: current, answers };
  }

  return {
    revise: async (c, currentUser) => {
      requireWholesale(currentUser);
      const { page, take, ...query } = c.req.valid('query');
      const lang = languageOf(query, siteConfig);
      return c.json(await reportOf(currentUser.clientId, periodOf(query), { page, take, lang }), 200);
    },

    answerRevise: async (c, currentUser) => {
      requireWholesale(currentUser);
      const { clientId } = currentUser;
      const {
        From,
        To,
        ShopClosing: shopClosing,
        ClientClosing: clientClosing,
        Comment: comment,
      } = c.req.valid('json');
      const period = periodOf({ from: From, to: To });
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const { closing } = await findPeriod(pool, { clientId, ...period }, { take: 1 });
      if (closing !== shopClosing) {
        throw new HttpError(409, { code: 'report-changed', message: 'The ledger changed since the client saw it.' });
      }
      await keepAnswer(db, { clientId, ...period }, { shopClosing, clientClosing, comment, at: clock() });
      return c.json(await reportOf(clientId, period, { page: 1, take: MAX_LEDGER_TAKE, lang }), 200);
    },

    reviseFile: async (c, currentUser) => {
      requireWholesale(currentUser);
      const { clientId } = currentUser;
      const { kind } = c.req.valid('param');
      const query = c.req.valid('query');
      const period = periodOf(query);
      const lang = documentLanguage(languageOf(query, siteConfig));
      const [ledger, answer, client, company] = await Promise.all([
        findPeriod(pool, { clientId, ...period }),
        findAnswer(db, { clientId, ...period }),
        findClientName(db, clientId),
        readCompany(),
      ]);
      const seller = showContacts(company, siteConfig.phones, lang);
      const clientClosing = answer?.shopClosing === ledger.closing ? answer.clientClosing : null;
      const revised: Revised = { ...period, ledger, clientClosing, seller, client, lang };
      const named = (how: string) => `${how}; filename="revise-${period.from}-${period.to}.${kind}"`;
      if (kind === 'xlsx') {
        const table = reviseTable(revised, (error) => log.error({ err: error }, 'a table was not written'));
        return c.body(table, 200, { 'content-type': XLSX, 'content-disposition': named('attachment') });
      }
      if (ledger.total > MAX_PRINTED_ENTRIES) {
        throw new HttpError(422, { code: 'too-large', message: 'The report has too many entries for a document.' });
      }
      const file = await print(reviseDocument(revised));
      return c.body(file, 200, { 'content-type': 'application/pdf', 'content-disposition': named('inline') });
    },
  };
}

import type { saleReportCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { convertKopecks } from '../../platform/values/money.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { reportPeriod } from './report-period.rules.ts';
import { findSaleReport } from './sale-report.queries.ts';

/** What a client has bought in a period. */
export function saleReportHandlers({ database, clock, siteConfig }: CallTools): CallHandlers<typeof saleReportCalls> {
  const currencyOf = createCurrencies(database, clock);

  return {
    saleReport: async (c, { clientId }) => {
      const query = c.req.valid('query');
      const period = reportPeriod(query, clock());
      if (!period) throw badField('to', 'The period is empty or too long.');
      const [report, currency] = await Promise.all([
        findSaleReport(database.pool, { clientId, ...period, lang: languageOf(query, siteConfig) }),
        currencyOf(query.currencyCode),
      ]);
      const show = <Row extends { sum: number }>(row: Row): Row => ({ ...row, sum: convertKopecks(row.sum, currency) });
      const { total, months, makers, articles } = report;
      return c.json(
        {
          ...report,
          total: show(total),
          months: months.map(show),
          makers: makers.map(show),
          articles: articles.map(show),
          currency,
        },
        200,
      );
    },
  };
}

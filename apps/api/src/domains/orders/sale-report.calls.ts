import type { saleReportCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { badField } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { csvOf } from '../../platform/values/csv.ts';
import { convertKopecks } from '../../platform/values/money.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { reportPeriod } from './report-period.rules.ts';
import { tableHeads } from './sale-report-texts.ts';
import { findSaleReport, findSoldItems } from './sale-report.queries.ts';

/** What a client has bought in a period. */
export function saleReportHandlers({ database, clock, siteConfig }: CallTools): CallHandlers<typeof saleReportCalls> {
  const currencyOf = createCurrencies(database, clock);

  /** Throws 400 for a period that has no day, or too many. */
  function periodOf(query: Parameters<typeof reportPeriod>[0]) {
    const period = reportPeriod(query, clock());
    if (!period) throw badField('to', 'The period is empty or too long.');
    return period;
  }

  return {
    saleReport: async (c, { clientId }) => {
      const query = c.req.valid('query');
      const period = periodOf(query);
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

    saleReportTable: async (c, { clientId }) => {
      const query = c.req.valid('query');
      const period = periodOf(query);
      const lang = languageOf(query, siteConfig);
      const [items, currency] = await Promise.all([
        findSoldItems(database.db, { clientId, ...period, lang }),
        currencyOf(query.currencyCode),
      ]);
      const rows = items.map(({ day, order, maker, article, name, qty, ...item }) => {
        const price = convertKopecks(item.price, currency);
        return [day, order, `${maker} ${article}`, name, qty, price / 100, (price * qty) / 100, currency.code];
      });
      return c.body(csvOf([tableHeads(lang), ...rows], lang), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="orders-${period.from}-${period.to}.csv"`,
      });
    },
  };
}

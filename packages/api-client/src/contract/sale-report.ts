import { z } from '@hono/zod-openapi';
import { Currency, CurrencyCode, EXTENSION, json, LangQuery, MinorUnits } from './common.ts';
import { defineCall } from './define-call.ts';
import { ArticleNumber } from './errors.ts';
import { OrderStatus } from './orders.ts';

/** Goods that are neither cancelled, refused nor returned: orders that have some, their pieces, and what they cost. */
const Sold = z.object({ orders: z.number().int(), pieces: z.number().int(), sum: MinorUnits });

export const SaleReport = z
  .object({
    /** Days of Moscow, both included. */
    from: z.iso.date(),
    to: z.iso.date(),
    total: Sold,
    /** Every month that the days touch, the oldest first; `month` is its first day. Only orders of the asked days count. */
    months: z.array(Sold.extend({ month: z.iso.date() })),
    /** Orders of the days by their status now, the most frequent first; cancelled ones too. */
    statuses: z.array(z.object({ status: OrderStatus, orders: z.number().int() })),
    /** The makers and the articles that cost most, at most ten of each. */
    makers: z.array(Sold.extend({ catalogName: z.string() })),
    articles: z.array(ArticleNumber.extend(Sold.shape)),
    currency: Currency,
  })
  .openapi('SaleReport');
export type SaleReport = z.infer<typeof SaleReport>;

const PeriodQuery = LangQuery.extend({
  /** Days of Moscow, both included; at most three years. Without them the last twelve months. */
  from: z.iso.date().optional().openapi(EXTENSION),
  to: z.iso.date().optional().openapi(EXTENSION),
  currencyCode: CurrencyCode.default('RUB').openapi(EXTENSION),
});

const saleReport = defineCall({
  method: 'get',
  path: '/services/cabinet/GetSaleReport',
  tags: ['orders'],
  effect: 'reads',
  access: 'client',
  summary: 'What the client has bought in a period: by month, status, maker and article',
  request: { query: PeriodQuery },
  responses: { 200: json(SaleReport, 'The report; zeros where nothing was bought.') },
});

const saleReportTable = defineCall({
  ...EXTENSION,
  method: 'get',
  path: '/services/cabinet/salereport_csv',
  tags: ['orders'],
  effect: 'reads',
  access: 'client',
  limit: { name: 'sale-report-table', by: 'client', tries: 60, seconds: 3600 },
  summary: 'Every item that the report counts as a table for a spreadsheet',
  request: { query: PeriodQuery },
  responses: {
    200: {
      content: { 'text/csv': { schema: z.string() } },
      description:
        'The file: UTF-8 with a byte order mark, separated by semicolons in languages with a decimal comma and by commas in others.',
    },
  },
});

export const saleReportCalls = { saleReport, saleReportTable } as const;

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

const saleReport = defineCall({
  method: 'get',
  path: '/services/cabinet/GetSaleReport',
  tags: ['orders'],
  effect: 'reads',
  access: 'client',
  summary: 'What the client has bought in a period: by month, status, maker and article',
  request: {
    query: LangQuery.extend({
      /** Days of Moscow, both included; at most three years. Without them the last twelve months. */
      from: z.iso.date().optional().openapi(EXTENSION),
      to: z.iso.date().optional().openapi(EXTENSION),
      currencyCode: CurrencyCode.default('RUB').openapi(EXTENSION),
    }),
  },
  responses: { 200: json(SaleReport, 'The report; zeros where nothing was bought.') },
});

export const saleReportCalls = { saleReport } as const;

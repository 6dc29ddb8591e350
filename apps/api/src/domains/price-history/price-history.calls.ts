import type { priceHistoryCalls } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { convertKopecks } from '../../platform/values/money.ts';
import { createCurrencies } from '../catalogue/index.ts';
import { findPriceHistory } from './price-history.queries.ts';
import { summarise } from './price-history.rules.ts';

export function priceHistoryHandlers({ database, clock }: CallTools): CallHandlers<typeof priceHistoryCalls> {
  const currencyOf = createCurrencies(database, clock);
  return {
    priceHistory: async (c) => {
      const { articleId, currencyCode } = c.req.valid('query');
      const [found, currency] = await Promise.all([
        findPriceHistory(database.pool, articleId, clock()),
        currencyOf(currencyCode),
      ]);
      if (!found) throw new HttpError(404, { code: 'not-found', message: 'No such article.' });
      const days = found.map(({ day, price }) => ({
        day,
        price: price === null ? null : convertKopecks(price, currency),
      }));
      return c.json({ days, ...summarise(days.map(({ price }) => price)), currency }, 200);
    },
  };
}

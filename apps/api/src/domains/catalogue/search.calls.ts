import type { catalogueCalls, GoodCard } from '@partshop/api-client/contract';
import { foldPartNumber, looksLikePartNumber } from '@partshop/api-client/part-number';
import { findByIds, findByNumbers, findByPrefix, findByText, type TextPage } from './article-search.queries.ts';
import { findCardsById, findCardsByNumber, type CardView, type GoodCardRow } from './good-cards.queries.ts';
import { findPricePage } from './price-page.queries.ts';
import { countTopSale, findTopSale } from './top-sale.queries.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { nearNumbers } from './near-numbers.rules.ts';
import { showPricePage } from './price-page.rules.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { createCurrencies } from './currencies.ts';
import { clientTypeOf } from './offer-price.queries.ts';
import { languageOf } from '../../platform/http/language.ts';

const SUGGESTIONS = 10;
const NEAR_NUMBERS = 5;
/** Similar numbers of a longer one are too many to look up, and nobody types one. */
const MAX_NEAR_LENGTH = 24;
const TOTALS_MS = 60_000;
/**
 * A search by words, or for similar numbers, may read thousands of articles: most connections and processors stay free
 * for other requests.
 */
const EXPENSIVE = { concurrency: 2, maxWaiting: 50 };

export function searchHandlers({
  database,
  clock,
  siteConfig,
  sessions,
}: CallTools): CallHandlers<typeof catalogueCalls> {
  const { pool } = database;
  const currencyOf = createCurrencies(database, clock);
  const enqueue = createWorkQueue(EXPENSIVE);
  const byWords = async (text: string, page: TextPage) => enqueue(async () => findByText(pool, text, page));
  const topSaleTotals = createExpiringCache(TOTALS_MS, clock, () => countTopSale(pool));
  const viewOf = async (c: ApiContext, query: Parameters<typeof languageOf>[0]): Promise<CardView> => ({
    lang: languageOf(query, siteConfig),
    clientType: clientTypeOf(await sessions.find(c)),
  });

  return {
    searchGood: async (c) => {
      const request = c.req.valid('json');
      const view = await viewOf(c, c.req.valid('query'));
      const numberKey = foldPartNumber(request.Number);
      const [rows, currency] = await Promise.all([
        findPricePage(pool, { catalogKey: request.CatalogKey, numberKey, ...view }),
        currencyOf(request.CurrencyCode),
      ]);
      if (!rows) throw new HttpError(404, { code: 'not-found', message: 'No such maker or number.' });
      return c.json(showPricePage(rows, request, currency), 200);
    },

    searchGoodList: async (c) => {
      const { Number: number, CurrencyCode: code } = c.req.valid('json');
      const view = await viewOf(c, c.req.valid('query'));
      const [rows, currency] = await Promise.all([
        findCardsByNumber(pool, view, foldPartNumber(number)),
        currencyOf(code),
      ]);
      return c.json({ items: rows.map((row) => showCard(row, currency)), total: rows.length, currency }, 200);
    },

    getCardGoods: async (c) => {
      const { Text: text, Skip: skip, Take: take, CurrencyCode: code } = c.req.valid('json');
      const view = await viewOf(c, c.req.valid('query'));
      const [{ ids, total }, currency] = await Promise.all([byWords(text, { skip, take }), currencyOf(code)]);
      const rows = await findCardsById(pool, view, ids);
      return c.json({ items: rows.map((row) => showCard(row, currency)), total, currency }, 200);
    },

    searchTips: async (c) => {
      const { text } = c.req.valid('param');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const numberKey = foldPartNumber(text);
      const kind = looksLikePartNumber(text) ? 'number' : 'text';

      const byNumber =
        kind === 'number'
          ? await findByPrefix(pool, lang, numberKey, SUGGESTIONS)
          : // A text that folds to a number that exists may have been meant as one (D8).
            await findByNumbers(pool, lang, [numberKey], SUGGESTIONS);
      const isKnown = byNumber.some((article) => article.clearNumber === numberKey);
      const isNumberOnly = kind === 'number' && byNumber.length > 0;
      const [byText, didYouMean] = await Promise.all([
        isNumberOnly ? [] : byWords(text, { skip: 0, take: SUGGESTIONS }).then(({ ids }) => findByIds(pool, lang, ids)),
        kind === 'text' || isKnown || numberKey.length > MAX_NEAR_LENGTH
          ? []
          : enqueue(async () => findByNumbers(pool, lang, nearNumbers(numberKey), NEAR_NUMBERS)),
      ]);
      const numbers = new Set(byNumber.map(keyOf));
      const suggestions = [...byNumber, ...byText.filter((article) => !numbers.has(keyOf(article)))];
      return c.json(
        { kind, text, clearNumber: numberKey, suggestions: suggestions.slice(0, SUGGESTIONS), didYouMean },
        200,
      );
    },

    topSale: async (c) => {
      const { skip, take, currencyCode, ...query } = c.req.valid('query');
      const view = await viewOf(c, query);
      const [{ offered, stocked }, currency] = await Promise.all([topSaleTotals('all'), currencyOf(currencyCode)]);
      const rows = await findCardsById(pool, view, await findTopSale(pool, { skip, take, stocked }));
      return c.json({ items: rows.map((row) => showCard(row, currency)), total: offered, currency }, 200);
    },
  };
}

const keyOf = (article: { catalogKey: string; clearNumber: string }) => `${article.catalogKey} ${article.clearNumber}`;

function showCard(row: GoodCardRow, currency: Currency): GoodCard {
  const best = row.best && { ...row.best, price: convertKopecks(row.best.price, currency) };
  return { ...row, best, image: null };
}

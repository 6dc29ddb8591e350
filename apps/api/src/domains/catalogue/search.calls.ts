import type {
  catalogueCalls,
  FoundGoods,
  FoundGoodsRequest,
  MakerList,
  SearchAnswer,
} from '@partshop/api-client/contract';
import { foldPartNumber, looksLikePartNumber } from '@partshop/api-client/part-number';
import { findByIds, findByNumbers, findByPrefix, findMeant } from './article-search.queries.ts';
import { findCarGoods } from './car-goods.queries.ts';
import { showCategories, showMakers } from './facet-counts.rules.ts';
import { findByText } from './find-by-text.ts';
import { SUGGESTED, type ListChoice } from './found-list.queries.ts';
import { showLeadSteps } from './lead-steps.rules.ts';
import { findByNumberInText, nearNumbersOf } from './number-in-text.ts';
import { createTextReader } from './text-reader.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { findCardsById, findMarkedCardsById, type CardView } from './good-cards.queries.ts';
import { createNumberCards } from './number-cards.queries.ts';
import { findCrossConflicts, findOemCrosses } from './oem-cross.queries.ts';
import { createPlaceFinder } from './search-places.ts';
import { describeSuggestions } from './suggestion-facts.queries.ts';
import { missingArticle } from './missing-article.ts';
import { findPricePage } from './price-page.queries.ts';
import { offerOrderOf } from './offer-order.queries.ts';
import { countTopSale, findTopSale } from './top-sale.queries.ts';
import { createPickupCities } from '../places/index.ts';
import { findWiperSizes } from './wiper-sizes.queries.ts';
import { searchWords } from '../../platform/values/search-text.ts';
import { showCard } from './show-card.ts';
import { showPricePage } from './price-page.rules.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { createCurrencies, type Currencies } from './currencies.ts';
import { clientTypeOf, DEFAULT_OFFER_ORDER } from '../../platform/sessions/sessions.queries.ts';
import { languageOf } from '../../platform/http/language.ts';

const SUGGESTIONS = 10;
const NO_WORDS = { articles: [], corrected: [] };
const NEAR_NUMBERS = 5;
const MAX_CONFLICTS = 200;
const TOTALS_MS = 60_000;
/** Answers with prices. */
const KEPT_MS = 2000;
/** Which articles the words of suggestions mean. What sells best changes slowly; a changed article is removed at once. */
const RANKED_MS = 300_000;
/**
 * A search by words, or for similar numbers, may read thousands of articles: most connections and processors stay free
 * for other requests.
 */
const EXPENSIVE = { concurrency: 2, maxWaiting: 50 };

type Code = Parameters<Currencies>[0];
/** What an answer depends on; only this may reach it. */
type AskedNumber = { view: CardView; wayDays: number; number: string; code: Code };
type AskedGoods = { view: CardView; wayDays: number; request: FoundGoodsRequest };
type AskedTips = { view: CardView; text: string; code: Code };

export function searchHandlers(tools: CallTools): CallHandlers<typeof catalogueCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { pool } = database;
  const currencyOf = createCurrencies(database, clock);
  const findCardsByNumber = createNumberCards(pool, tools);
  const enqueue = createWorkQueue(EXPENSIVE);
  const keep = createKeptAnswers(tools);
  const reader = createTextReader(pool, clock);
  const findPlaces = createPlaceFinder(pool, clock);
  const byWords = async (text: string, choice: ListChoice) =>
    enqueue(async () => findByText(pool, reader, text, choice));
  const pickupCityOf = createPickupCities(tools);
  /** Days from our warehouse to the visitor's city. */
  const wayDaysOf = async (c: ApiContext) => (await pickupCityOf((await sessions.find(c))?.cityId)).wayDays;
  const topSaleTotals = createExpiringCache(TOTALS_MS, clock, () => countTopSale(pool));
  const viewOf = async (c: ApiContext, query: Parameters<typeof languageOf>[0]): Promise<CardView> => ({
    lang: languageOf(query, siteConfig),
    clientType: clientTypeOf(await sessions.find(c)),
  });

  /** The order that the visitor chose for the whole shop; a guest without a session has chosen none. */
  const ownOrderOf = async (c: ApiContext) => (await sessions.find(c))?.offerOrder ?? DEFAULT_OFFER_ORDER;

  const cardsOfNumber = keep(
    async ({ view, wayDays, number, code }: AskedNumber): Promise<MakerList> => {
      const [exact, currency] = await Promise.all([findCardsByNumber(view, foldPartNumber(number)), currencyOf(code)]);
      const rows =
        exact.length > 0
          ? exact
          : await findMarkedCardsById(pool, view, await findByNumberInText(pool, reader, number));
      return { items: rows.map((row) => showCard(row, currency, wayDays)), total: rows.length, currency };
    },
    { articlesOf: ({ items }) => idsOf(items), milliseconds: KEPT_MS, most: 4000 },
  );

  const foundGoods = keep(
    async ({ view, wayDays, request }: AskedGoods): Promise<FoundGoods> => {
      const {
        Text: text,
        Catalogs: catalogs,
        Categories: categories,
        DeliveryDays: days,
        EngineId: engineId,
      } = request;
      const choice = {
        skip: request.Skip,
        take: request.Take,
        filters: { catalogs, categories, leadDays: days === null ? null : days - wayDays },
        isCounted: true,
        order: request.OrderBy,
        clientType: view.clientType,
        car: engineId === null ? null : { engineId, withMisfits: !request.WithoutMisfits },
      };
      const [currency, found] = await Promise.all([currencyOf(request.CurrencyCode), byWords(text, choice)]);
      const { misfits, ids, total, isByNumber, dropped, corrected, car } = found;
      const rows = await findCardsById(pool, view, ids);
      const items = rows.map((row) => showCard(row, currency, wayDays));
      const filterList = [
        { key: 'Catalogs' as const, values: showMakers(found.makers, catalogs) },
        { key: 'Categories' as const, values: showCategories(found.categories, categories, view.lang) },
        { key: 'DeliveryDays' as const, values: showLeadSteps(found.leads, { days, wayDays }) },
      ];
      const fit = engineId === null ? null : { engineId, misfits };
      return {
        items,
        total,
        unfiltered: found.matched,
        currency,
        filterList,
        isByNumber,
        dropped,
        corrected,
        car,
        fit,
      };
    },
    { articlesOf: ({ items }) => idsOf(items), milliseconds: KEPT_MS, most: 200 },
  );

  /** The same for everybody: neither prices nor names are of it. */
  const foundByWords = keep(
    async ({ text }: { text: string }) => {
      const { ids, corrected } = await byWords(text, { ...SUGGESTED, take: SUGGESTIONS });
      return { ids, corrected };
    },
    { articlesOf: ({ ids }) => ids, milliseconds: RANKED_MS, most: 5000 },
  );

  const tips = keep(
    async ({ view: { lang, clientType }, text, code }: AskedTips): Promise<SearchAnswer> => {
      const numberKey = foldPartNumber(text);
      const kind = looksLikePartNumber(text) ? 'number' : 'text';

      const byKey =
        kind === 'number'
          ? await findByPrefix(pool, lang, numberKey, SUGGESTIONS)
          : // A text that folds to a number that exists may have been meant as one (D8).
            await findByNumbers(pool, lang, [numberKey], SUGGESTIONS);
      // A number beside other words, or in the other keyboard layout.
      const byNumber =
        byKey.length === 0 && /\d/.test(text)
          ? await findByIds(pool, lang, await findByNumberInText(pool, reader, text))
          : byKey;
      const isKnown = byNumber.some((article) => article.clearNumber === numberKey);
      const isNumberOnly = kind === 'number' && byNumber.length > 0;
      // The beginning of a number that exists is no typo.
      const near = byNumber.length > 0 ? [] : nearNumbersOf(text);
      const [currency, places, { articles: byText, corrected }, nearest] = await Promise.all([
        currencyOf(code),
        findPlaces(text, lang),
        isNumberOnly
          ? NO_WORDS
          : foundByWords({ text }).then(async ({ ids, corrected: words }) => ({
              articles: await findByIds(pool, lang, ids),
              corrected: words,
            })),
        isKnown || numberKey === ''
          ? []
          : near.length === 0
            ? findMeant(pool, lang, { numberKey, near }, NEAR_NUMBERS)
            : enqueue(async () => findMeant(pool, lang, { numberKey, near }, NEAR_NUMBERS)),
      ]);
      const numbers = new Set(byNumber.map(keyOf));
      const found = [...byNumber, ...byText.filter((article) => !numbers.has(keyOf(article)))].slice(0, SUGGESTIONS);
      const describe = await describeSuggestions(pool, clientType, currency, [...found, ...nearest]);
      const [suggestions, didYouMean] = [found.map(describe), nearest.map(describe)];
      return { kind, text, clearNumber: numberKey, suggestions, didYouMean, places, corrected, currency };
    },
    {
      articlesOf: ({ suggestions, didYouMean }) => idsOf([...suggestions, ...didYouMean]),
      milliseconds: KEPT_MS,
      most: 2000,
    },
  );

  return {
    searchGood: async (c) => {
      const request = c.req.valid('json');
      const view = await viewOf(c, c.req.valid('query'));
      const article = { catalogKey: request.CatalogKey, numberKey: foldPartNumber(request.Number) };
      const [currency, wayDays, orderBy] = await Promise.all([
        currencyOf(request.CurrencyCode),
        wayDaysOf(c),
        request.OrderBy ?? ownOrderOf(c),
      ]);
      const rows = await findPricePage(pool, {
        ...article,
        ...view,
        catalogs: request.Catalogs,
        leadDays: request.DeliveryDays === null ? null : request.DeliveryDays - wayDays,
        flags: request.Filters,
        order: offerOrderOf(orderBy),
        open: request.Open ?? null,
        skip: request.Skip,
        take: request.Take,
      });
      if (!rows) throw await missingArticle(pool, { ...article, lang: view.lang });
      return c.json(showPricePage(rows, { ...request, wayDays, orderBy }, currency), 200);
    },

    searchGoodList: async (c) => {
      const { Number: number, CurrencyCode: code } = c.req.valid('json');
      const view = await viewOf(c, c.req.valid('query'));
      return c.json(await cardsOfNumber({ view, wayDays: await wayDaysOf(c), number, code }), 200);
    },

    getCardGoods: async (c) => {
      const view = await viewOf(c, c.req.valid('query'));
      return c.json(await foundGoods({ view, wayDays: await wayDaysOf(c), request: c.req.valid('json') }), 200);
    },

    searchTips: async (c) => {
      const { currencyCode: code, ...query } = c.req.valid('query');
      return c.json(await tips({ view: await viewOf(c, query), text: c.req.valid('param').text, code }), 200);
    },

    topSale: async (c) => {
      const { skip, take, currencyCode, ...query } = c.req.valid('query');
      const view = await viewOf(c, query);
      const [{ offered, stocked }, currency, wayDays] = await Promise.all([
        topSaleTotals('all'),
        currencyOf(currencyCode),
        wayDaysOf(c),
      ]);
      const rows = await findCardsById(pool, view, await findTopSale(pool, { skip, take, stocked }));
      return c.json({ items: rows.map((row) => showCard(row, currency, wayDays)), total: offered, currency }, 200);
    },

    goodsById: async (c) => {
      const { ids, currencyCode, ...query } = c.req.valid('query');
      const view = await viewOf(c, query);
      const [rows, currency, wayDays] = await Promise.all([
        findCardsById(pool, view, [...new Set(ids.split(',').map(Number))]),
        currencyOf(currencyCode),
        wayDaysOf(c),
      ]);
      return c.json({ items: rows.map((row) => showCard(row, currency, wayDays)), total: rows.length, currency }, 200);
    },

    carGoods: async (c) => {
      const { categoryId = null, engineId = null, text, skip, take, currencyCode, ...query } = c.req.valid('query');
      const view = await viewOf(c, query);
      const words = searchWords(text);
      const [{ total, ids }, currency, wayDays] = await Promise.all([
        enqueue(async () => findCarGoods(pool, { categoryId, engineId, words, skip, take })),
        currencyOf(currencyCode),
        wayDaysOf(c),
      ]);
      const rows = await findCardsById(pool, view, ids);
      return c.json({ items: rows.map((row) => showCard(row, currency, wayDays)), total, currency }, 200);
    },

    wiperSizes: async (c) => {
      const { modelId, currencyCode, ...query } = c.req.valid('query');
      const view = await viewOf(c, query);
      const [found, currency, wayDays] = await Promise.all([
        findWiperSizes(pool, modelId),
        currencyOf(currencyCode),
        wayDaysOf(c),
      ]);
      if (!found) throw new HttpError(404, { code: 'not-found', message: 'The sizes are not known.' });
      const { connector, isDemo } = found;
      const rows = await findCardsById(pool, view, [...new Set(found.blades.flatMap(({ articleIds }) => articleIds))]);
      const cards = new Map(rows.map((row) => [row.articleId, showCard(row, currency, wayDays)]));
      const blades = found.blades.map(({ place, lengthMm, articleIds }) => ({
        place,
        lengthMm,
        items: articleIds.flatMap((id) => cards.get(id) ?? []),
      }));
      return c.json({ modelId, connector, blades, currency, isDemo }, 200);
    },

    getOemCross: async (c) => {
      const { articleId, ...query } = c.req.valid('query');
      const crosses = await findOemCrosses(pool, articleId, languageOf(query, siteConfig));
      if (!crosses) throw new HttpError(404, { code: 'not-found', message: 'No such article.' });
      return c.json(crosses, 200);
    },

    crossConflicts: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const conflicts = await enqueue(async () => findCrossConflicts(pool, MAX_CONFLICTS));
      const ids = conflicts.flatMap(({ articleId, otherId }) => [articleId, otherId]);
      const articles = await findByIds(pool, lang, [...new Set(ids)]);
      const byId = new Map(articles.map((article) => [article.articleId, article]));
      const shown = conflicts.flatMap(({ articleId, otherId, reason }) => {
        const [article, other] = [byId.get(articleId), byId.get(otherId)];
        return article && other ? [{ article, other, reason }] : [];
      });
      return c.json(shown, 200);
    },
  };
}

const idsOf = (articles: readonly { articleId: number }[]) => articles.map(({ articleId }) => articleId);

const keyOf = (article: { catalogKey: string; clearNumber: string }) => `${article.catalogKey} ${article.clearNumber}`;

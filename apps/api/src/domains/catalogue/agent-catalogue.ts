import { foldPartNumber } from '@partshop/api-client/part-number';
import type { z } from '@hono/zod-openapi';
import type { AgentPart, CurrencyCode, LanguageCode, PriceItem } from '@partshop/api-client/contract';
import type { CallTools } from '../../platform/http/call-tools.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import { createCurrencies } from './currencies.ts';
import { findByText } from './find-by-text.ts';
import { SUGGESTED } from './found-list.queries.ts';
import { findCardsById, type GoodCardRow } from './good-cards.queries.ts';
import { createNumberCards } from './number-cards.queries.ts';
import { missingArticle } from './missing-article.ts';
import { pricePath } from './price-path.ts';
import { findPricePage } from './price-page.queries.ts';
import { showPricePage } from './price-page.rules.ts';
import { createTextReader } from './text-reader.ts';

/** How answers are shown. Agents are guests: they see retail prices, and days to the warehouse's city. */
export type AgentView = { lang: LanguageCode; currency: z.infer<typeof CurrencyCode> };

/** One at a time: people's searches come first. */
const EXPENSIVE = { concurrency: 1, maxWaiting: 20 };

/** All offers of a price page, as a guest sees them. */
const EVERYTHING = {
  clientType: 'Retail',
  catalogs: [],
  leadDays: null,
  flags: [],
  order: 1,
  open: null,
  skip: 0,
} as const;
const UNFILTERED = { Filters: [], Catalogs: [], DeliveryDays: null, wayDays: 0, orderBy: EVERYTHING.order };
const RELATIONS = { 1: 'requested', 2: 'replacement', 3: 'original', 4: 'substitute' } as const;

/** What the catalogue shows to agents: the same searches and offers as people get, in fewer fields. */
export function createAgentCatalogue({ database, clock }: CallTools) {
  const { pool } = database;
  const currencyOf = createCurrencies(database, clock);
  const findByNumber = createNumberCards(pool);
  const reader = createTextReader(pool, clock);
  const enqueue = createWorkQueue(EXPENSIVE);

  return {
    async search(text: string, take: number, { lang, currency: code }: AgentView) {
      const view = { lang, clientType: 'Retail' } as const;
      const currency = await currencyOf(code);
      const toPart = (card: GoodCardRow) => partOf(card, lang, currency);
      const ofNumber = await findByNumber(view, foldPartNumber(text));
      if (ofNumber.length > 0) {
        const items = ofNumber.slice(0, take).map(toPart);
        return { kind: 'number' as const, items, total: ofNumber.length, dropped: [], currency };
      }
      const { ids, total, dropped } = await enqueue(async () =>
        findByText(pool, reader, text, { ...SUGGESTED, isCounted: true, take }),
      );
      const items = (await findCardsById(pool, view, ids)).map(toPart);
      return { kind: 'text' as const, items, total, dropped, currency };
    },

    async part(maker: string, number: string, take: number, { lang, currency: code }: AgentView) {
      const article = { catalogKey: maker, numberKey: foldPartNumber(number) };
      const [rows, currency] = await Promise.all([
        findPricePage(pool, { ...article, ...EVERYTHING, lang, take }),
        currencyOf(code),
      ]);
      if (!rows) throw await missingArticle(pool, { ...article, lang });
      const { best, items, totalItems, specifications, ...head } = showPricePage(rows, UNFILTERED, currency);
      const part: AgentPart = {
        ...namesOf(head, lang),
        offerCount: rows.totals.requested,
        price: best?.price ?? null,
        deliveryDays: best?.deliveryDays ?? null,
        deliveryDaysMax: best?.deliveryDaysMax ?? null,
        isDemo: head.isDemo,
      };
      const offers = items.map((item) => offerOf(item, lang));
      return { part, offers, total: totalItems, specifications, currency };
    },
  };
}

/** The path of a part's page: Russian pages have no prefix. */
function pathOf(lang: LanguageCode, maker: string, number: string): string {
  const prefix = lang === 'ru' ? '' : `/${lang}`;
  return prefix + pricePath(maker, number);
}

type NamedArticle = Pick<PriceItem, 'articleId' | 'catalogKey' | 'catalogName' | 'catalogFullNumber' | 'productName'>;

/** What names an article, in the words for agents. */
const namesOf = (article: NamedArticle, lang: LanguageCode) => ({
  articleId: article.articleId,
  maker: article.catalogKey,
  makerName: article.catalogName,
  number: article.catalogFullNumber,
  name: article.productName,
  path: pathOf(lang, article.catalogKey, article.catalogFullNumber),
});

function partOf(card: GoodCardRow, lang: LanguageCode, currency: Currency): AgentPart {
  const { offerCount, best, isDemo } = card;
  return {
    ...namesOf(card, lang),
    offerCount,
    price: best && convertKopecks(best.price, currency),
    deliveryDays: best && best.leadDays,
    deliveryDaysMax: best && best.leadDaysMax,
    isDemo,
  };
}

function offerOf(item: PriceItem, lang: LanguageCode) {
  const { price, quantity, multiplicity, deliveryDays, deliveryDaysMax } = item;
  const { reliability, sellerName, isReturnable, isDemo } = item;
  return {
    relation: RELATIONS[item.group],
    ...namesOf(item, lang),
    price,
    quantity,
    multiplicity,
    deliveryDays,
    deliveryDaysMax,
    reliability,
    sellerName,
    isReturnable,
    isDemo,
  };
}

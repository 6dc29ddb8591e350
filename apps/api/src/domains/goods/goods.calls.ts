import { CATALOG_MODES, type goodsCalls } from '@partshop/api-client/contract';
import { createCurrencies, findCardsById, showCard, showCategories, showMakers } from '../catalogue/index.ts';
import { createPickupCities } from '../places/index.ts';
import type { ApiContext } from '../../platform/http/api-app.ts';
import type { CallTools } from '../../platform/http/call-tools.ts';
import type { CallHandlers } from '../../platform/http/domain.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { languageOf } from '../../platform/http/language.ts';
import { clientTypeOf } from '../../platform/sessions/sessions.queries.ts';
import { convertKopecks, type Currency } from '../../platform/values/money.ts';
import { nameIn } from '../../platform/values/names.ts';
import { createExpiringCache } from '../../platform/work/expiring-cache.ts';
import { createWorkQueue } from '../../platform/work/work-queue.ts';
import { findGoods } from './goods-list.queries.ts';
import { showCardAttributes, showFacets } from './goods-list.rules.ts';
import {
  findCardAttributes,
  findCatalogues,
  findGoodsPage,
  findGoodsPages,
  findMaker,
  type GoodsHead,
} from './goods-pages.queries.ts';
import type { GoodsChoice, GoodsScope } from './goods-rows.ts';

/** A list may read every offer: most connections and processors stay free for other requests. */
const EXPENSIVE = { concurrency: 2, maxWaiting: 50 };
const DIRECTORY_MS = 60_000;
/** Of the lists of all goods so many cards are kept, as long as nothing narrows them. */
const KEPT_CARDS = 120;
/** Cards on a page of the shop. */
const PAGE_CARDS = 24;

const MODE_HEAD: GoodsHead = { names: { ru: '' }, descriptions: null, image: null, attributes: [] };

export function goodsHandlers(tools: CallTools): CallHandlers<typeof goodsCalls> {
  const { database, clock, siteConfig, sessions } = tools;
  const { pool } = database;
  const currencyOf = createCurrencies(database, clock);
  const pickupCityOf = createPickupCities(tools);
  const enqueue = createWorkQueue(EXPENSIVE);
  const catalogues = createExpiringCache(DIRECTORY_MS, clock, (areParts: boolean | null) =>
    enqueue(async () => findCatalogues(pool, areParts)),
  );
  /** Lists of all goods as they are opened, by their words as JSON. */
  const kept = createExpiringCache(DIRECTORY_MS, clock, (asked: string) => {
    const { scope, choice } = JSON.parse(asked) as { scope: GoodsScope; choice: GoodsChoice };
    return enqueue(async () => findGoods(pool, scope, choice));
  });
  const pages = createExpiringCache(DIRECTORY_MS, clock, () => findGoodsPages(pool));
  const viewerOf = async (c: ApiContext) => {
    const session = await sessions.find(c);
    return { clientType: clientTypeOf(session), wayDays: (await pickupCityOf(session?.cityId)).wayDays };
  };

  const headOf = async ({ kind, key }: GoodsScope): Promise<GoodsHead> => {
    const head =
      kind === 'page'
        ? await findGoodsPage(pool, key)
        : kind === 'catalog'
          ? await findMaker(pool, key)
          : (CATALOG_MODES as readonly string[]).includes(key)
            ? MODE_HEAD
            : undefined;
    if (!head) throw new HttpError(404, { code: 'not-found', message: 'No such list of goods.' });
    return head;
  };

  return {
    getCatalogs: async (c) => {
      const { isAutoParts } = c.req.valid('query');
      return c.json(await catalogues(isAutoParts === undefined ? null : isAutoParts === 'true'), 200);
    },

    filteredGoods: async (c) => {
      const request = c.req.valid('json');
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const scope = { kind: request.Kind, key: request.Key };
      const [head, currency, { clientType, wayDays }] = await Promise.all([
        headOf(scope),
        currencyOf(request.CurrencyCode),
        viewerOf(c),
      ]);
      const choice = {
        facets: request.Facets.map(({ Key: key, Values: values }) => ({ key, values })),
        categories: request.Categories,
        catalogs: request.Catalogs,
        priceFrom: toKopecks(request.PriceFrom, currency),
        priceTo: toKopecks(request.PriceTo, currency),
        inStock: request.InStock,
        order: request.OrderBy,
        skip: request.Skip,
        take: request.Take,
        clientType,
      };
      const { ids, total, unfiltered, facets, categories, makers, lowest, highest, stocked } = await (isKept(
        scope,
        choice,
      )
        ? kept(JSON.stringify({ scope, choice }))
        : enqueue(async () => findGoods(pool, scope, choice)));
      const [rows, attributes] = await Promise.all([
        findCardsById(pool, { lang, clientType }, ids),
        // Goods of many kinds have nothing to be compared by.
        findCardAttributes(pool, scope.kind === 'page' ? ids : []).then((found) => showCardAttributes(found, lang)),
      ]);
      return c.json(
        {
          items: rows.map((row) => ({
            ...showCard(row, currency, wayDays),
            attributes: attributes.get(row.articleId) ?? [],
          })),
          total,
          currency,
          name: nameIn(head.names, lang),
          description: head.descriptions ? nameIn(head.descriptions, lang) : '',
          image: head.image,
          unfiltered,
          facets: showFacets(head.attributes, facets, choice, lang),
          categories: showCategories(categories, choice.categories, lang),
          makers: showMakers(makers, choice.catalogs),
          price:
            lowest === null || highest === null
              ? null
              : { from: convertKopecks(lowest, currency), to: convertKopecks(highest, currency) },
          inStock: stocked,
        },
        200,
      );
    },

    goodsPages: async (c) => {
      const lang = languageOf(c.req.valid('query'), siteConfig);
      const rows = await pages('all');
      return c.json(
        rows.map(({ names, ...row }) => ({ ...row, name: nameIn(names, lang) })),
        200,
      );
    },
  };
}

const isKept = ({ kind }: GoodsScope, choice: GoodsChoice): boolean =>
  kind === 'mode' &&
  choice.skip % PAGE_CARDS === 0 &&
  choice.take === PAGE_CARDS &&
  choice.skip < KEPT_CARDS &&
  choice.priceFrom === null &&
  choice.priceTo === null &&
  !choice.inStock &&
  choice.facets.length + choice.categories.length + choice.catalogs.length === 0;

/** Minor units of a currency as kopecks. */
const toKopecks = (minor: number | null, { rate }: Currency): number | null =>
  minor === null ? null : Math.round(minor * rate);

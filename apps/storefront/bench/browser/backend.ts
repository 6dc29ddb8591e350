import type { Basket, BasketItem, PriceItem, PricePage } from '@partshop/api-client';
import { createInstantBackend, PAGES, pricePage } from '../fixtures.ts';

type Asked = {
  CatalogKey: string;
  Number: string;
  Filters: string[];
  Catalogs: string[];
  DeliveryDays: number | null;
  OrderBy: number;
};
type Added = { articleId: number; priceListId: number; qty: number };

const SESSION = /(?:^|; )bench=(\d+)/;

/**
 * The instant backend as a browser needs it: a price page for every number, filtered and ordered as asked, and a basket a
 * visitor. The other calls are answered by {@link createInstantBackend}.
 */
export function createBrowserBackend(): (request: Request) => Promise<Response> {
  const otherwise = createInstantBackend();
  const baskets = new Map<string, Added[]>();
  return async (request) => {
    const { pathname } = new URL(request.url);
    const [, session = String(baskets.size + 1)] = SESSION.exec(request.headers.get('cookie') ?? '') ?? [];
    if (pathname === '/services/search/searchgood_json') return json(answerOffers((await request.json()) as Asked));
    if (pathname === '/services/basket/items_json') return json(toBasket(baskets.get(session) ?? []));
    if (pathname === '/services/clientbaseinfo') return json(CLIENT);
    if (pathname !== '/services/basket/add_json') return otherwise(request);
    const lines = [...(baskets.get(session) ?? []), (await request.json()) as Added];
    baskets.set(session, lines);
    return json(toBasket(lines), { 'set-cookie': `bench=${session}; Path=/; HttpOnly` });
  };
}

/** A visitor who has been here before, known by a cookie, likes tables. */
const CLIENT = { ClientConfig: { IsTableMod: true, SearchGoodOrderType: 1 } };

const json = (answer: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(answer, { headers: { ...headers, 'cache-control': 'no-store' } });

/** The page of a number; those that are not `W712{page}` get one of the pages under their own name. */
export function answerOffers(asked: Asked): PricePage {
  const [, digits] = /(\d{1,6})$/.exec(asked.Number) ?? [];
  const page = pricePage(Number(/^W712(\d+)$/.exec(asked.Number)?.[1] ?? digits ?? 0) % PAGES);
  const isOwn = page.clearNumber === asked.Number && page.catalogKey === asked.CatalogKey;
  const named = isOwn
    ? {}
    : {
        catalogKey: asked.CatalogKey,
        catalogName: asked.CatalogKey.toUpperCase(),
        clearNumber: asked.Number,
        catalogFullNumber: asked.Number,
      };
  return { ...page, ...named, items: page.items.filter(filterOf(asked)).toSorted(ORDERS[asked.OrderBy] ?? KEEP) };
}

const filterOf =
  ({ Filters, Catalogs, DeliveryDays }: Asked) =>
  (item: PriceItem): boolean =>
    (!Filters.includes('returnable') || item.isReturnable) &&
    (Catalogs.length === 0 || Catalogs.includes(item.catalogKey)) &&
    (DeliveryDays === null || item.deliveryDaysMax <= DeliveryDays);

const KEEP = () => 0;
/** Prices of the fixtures rise already: turned round, so that another order is another table. */
const ORDERS: Record<number, (one: PriceItem, other: PriceItem) => number> = {
  2: (one, other) => other.price - one.price,
  3: (one, other) => one.deliveryDays - other.deliveryDays,
  4: (one, other) => other.reliability - one.reliability,
  5: (one, other) => Number(one.catalogName > other.catalogName) - Number(one.catalogName < other.catalogName),
};

function toBasket(lines: readonly Added[]): Basket {
  const items = lines.map((line, index) => toItem(line, index + 1));
  const total = items.reduce((sum, item) => sum + item.sum, 0);
  const count = items.reduce((sum, item) => sum + item.qty, 0);
  return { items, groups: [], total, count, currency: { code: 'RUB', rate: 1, rateDate: '2026-11-01' } };
}

function toItem({ articleId, priceListId, qty }: Added, basketId: number): BasketItem {
  const price = 30_000;
  return {
    basketId,
    articleId,
    priceListId,
    catalogKey: 'mahle',
    catalogName: 'MAHLE',
    catalogFullNumber: 'OP 1',
    clearNumber: 'OP1',
    productName: 'Фильтр масляный',
    qty,
    price,
    sum: price * qty,
    multiplicity: 1,
    available: 40,
    deliveryDays: 1,
    deliveryDaysMax: 2,
    comment: '',
    isPrinted: false,
    inOrder: true,
    problem: null,
    previousPrice: null,
    isDemo: true,
  };
}

import type { Basket, BasketItem, PriceItem, PricePage } from '@partshop/api-client';
import { answerLines } from '@partshop/api-client/mocks/offer-lines';
import { createInstantBackend, PAGES, pricePage } from '../fixtures.ts';

type Asked = {
  CatalogKey: string;
  Number: string;
  Filters: string[];
  Catalogs: string[];
  DeliveryDays: number | null;
  OrderBy: number;
  Open?: string[];
  Skip?: number;
  Take?: number;
};
type Added = { articleId: number; priceListId: number; qty: number };

const SESSION = /(?:^|; )bench=(\d+)/;

/**
 * The instant backend for a browser: a price page for every number, filtered and ordered on request, and a basket and a
 * chosen order for each visitor. {@link createInstantBackend} responds to the other calls.
 */
export function createBrowserBackend(): (request: Request) => Promise<Response> {
  const otherwise = createInstantBackend();
  const baskets = new Map<string, Added[]>();
  const orders = new Map<string, number>();
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, session = String(baskets.size + 1)] = SESSION.exec(request.headers.get('cookie') ?? '') ?? [];
    if (pathname === '/services/search/searchgood_json') return json(answerOffers((await request.json()) as Asked));
    if (pathname === '/services/basket/items_json') return json(toBasket(baskets.get(session) ?? []));
    if (pathname === '/services/clientbaseinfo') return json(clientWith(orders.get(session)));
    if (pathname === '/services/buyer/SaveClientConfig') {
      const order = searchParams.get('SearchGoodOrderType');
      if (order !== null) orders.set(session, Number(order));
      return json(clientWith(orders.get(session)));
    }
    if (pathname !== '/services/basket/add_json') return otherwise(request);
    const lines = [...(baskets.get(session) ?? []), (await request.json()) as Added];
    baskets.set(session, lines);
    return json(toBasket(lines), { 'set-cookie': `bench=${session}; Path=/; HttpOnly` });
  };
}

/** A visitor with a cookie prefers the table view. */
const clientWith = (order = 1) => ({ ClientConfig: { IsTableMod: true, SearchGoodOrderType: order } });

const json = (answer: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(answer, { headers: { ...headers, 'cache-control': 'no-store' } });

/** The page of a number: a fixture for `W712{page}`, otherwise one of the fixtures under the requested number. */
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
  const found = page.items.filter(filterOf(asked)).toSorted(ORDERS[asked.OrderBy] ?? KEEP);
  return { ...page, ...named, ...answerLines(found, asked) };
}

const filterOf =
  ({ Filters, Catalogs, DeliveryDays }: Asked) =>
  (item: PriceItem): boolean =>
    (!Filters.includes('returnable') || item.isReturnable) &&
    (Catalogs.length === 0 || Catalogs.includes(item.catalogKey)) &&
    (DeliveryDays === null || item.deliveryDaysMax <= DeliveryDays);

const KEEP = () => 0;
/** Fixtures are sorted by rising price, so this one sorts by falling price: another order must give another table. */
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
  return {
    items,
    groups: [],
    promo: null,
    total,
    payable: total,
    count,
    currency: { code: 'RUB', rate: 1, rateDate: '2026-11-01' },
  };
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
    image: null,
    categoryUrl: 'oil-filters',
    qty,
    price,
    sum: price * qty,
    multiplicity: 1,
    available: 40,
    deliveryDays: 1,
    deliveryDaysMax: 2,
    sellerName: 'ООО «АвтоСклад»',
    warehouseName: 'Москва, центральный',
    isReturnable: true,
    addedAt: '2026-11-01T00:00:00.000Z',
    comment: '',
    isPrinted: false,
    inOrder: true,
    problem: null,
    previousPrice: null,
    isDemo: true,
  };
}

import type { HttpHandler } from 'msw';
import type { Basket, BasketItem } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { basketOf } from './fixtures.ts';

export type BasketServer = {
  handlers: HttpHandler[];
  /** The server's current basket. */
  read: () => Basket;
  /** Changes the basket as another tab would, without the page. */
  change: (items: BasketItem[]) => void;
};

type AddBody = { articleId: number; priceListId: number; qty: number; addedAt?: string };
type QtyBody = { basketId: number; qty: number; seenQty?: number };

/** An in-memory server that follows the contract, for interactive stories and for tests of lost changes. */
export function createBasketServer(initial: BasketItem[], goods: BasketItem[] = initial): BasketServer {
  let items = initial;
  let lastId = 1000;
  const read = () => basketOf(items);

  const add = ({ articleId, priceListId, qty, addedAt }: AddBody) => {
    const known = items.find((item) => item.articleId === articleId && item.priceListId === priceListId);
    const offer = known ?? goods.find((item) => item.articleId === articleId && item.priceListId === priceListId);
    if (!offer) return refuse(404, { code: 'not-found' });
    const total = (known?.qty ?? 0) + qty;
    const refusal = refuseQty(offer, total);
    if (refusal) return refusal;
    if (known) items = items.map((item) => (item === known ? withQty(item, total) : item));
    else {
      const added = { ...offer, basketId: (lastId += 1), addedAt: addedAt ?? new Date().toISOString() };
      items = [...items, withQty(added, total)].toSorted((one, other) => (one.addedAt < other.addedAt ? -1 : 1));
    }
    return read();
  };

  const setQty = ({ basketId, qty, seenQty }: QtyBody) => {
    const line = items.find((item) => item.basketId === basketId);
    if (!line) return refuse(404, { code: 'not-found' });
    if (seenQty !== undefined && seenQty !== line.qty) return refuse(409, { code: 'basket-changed', basket: read() });
    const refusal = refuseQty(line, qty);
    if (refusal) return refusal;
    items = items.map((item) => (item === line ? withQty(item, qty) : item));
    return read();
  };

  const refuseQty = ({ available, multiplicity }: BasketItem, qty: number) => {
    if (qty > available) return refuse(409, { code: 'not-enough', available, basket: read() });
    if (qty % multiplicity !== 0) return refuse(409, { code: 'not-multiple', multiplicity, basket: read() });
    return null;
  };

  return {
    read,
    change: (next) => {
      items = next;
    },
    handlers: [
      mockCall('get', '/services/basket/items_json', (request) => inCurrencyOf(request, read())),
      mockCall('post', '/services/basket/add_json', async (request) =>
        inCurrencyOf(request, add((await request.json()) as AddBody)),
      ),
      mockCall('post', '/services/basket/change/qty_json', async (request) =>
        inCurrencyOf(request, setQty((await request.json()) as QtyBody)),
      ),
      mockCall('post', '/services/basket/delete_json', async (request) => {
        const { ids } = (await request.json()) as { ids: number[] };
        items = items.filter(({ basketId }) => !ids.includes(basketId));
        return inCurrencyOf(request, read());
      }),
    ],
  };
}

const EURO: Basket['currency'] = { code: 'EUR', rate: 98.45, rateDate: '2026-11-20' };

/** Converts prices to the currency of the call; leaves a refusal unchanged. */
function inCurrencyOf<Answer extends object>(request: Request, answer: Answer): Answer | Basket {
  if (!('items' in answer) || new URL(request.url).searchParams.get('currencyCode') !== 'EUR') return answer;
  return basketInEuros((answer as unknown as Basket).items);
}

/** A basket of lines with prices in kopecks, in euros. */
export function basketInEuros(items: BasketItem[]): Basket {
  const convert = (amount: number) => Math.round(amount / EURO.rate);
  const converted = items.map((item) => {
    const price = convert(item.price);
    const previousPrice = item.previousPrice === null ? null : convert(item.previousPrice);
    return { ...item, price, previousPrice, sum: price * item.qty };
  });
  return { ...basketOf(converted, EURO), payable: basketOf(items).payable };
}

function withQty(item: BasketItem, qty: number): BasketItem {
  return { ...item, qty, sum: item.price * qty, problem: null, previousPrice: null };
}

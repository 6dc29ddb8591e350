import type { HttpHandler } from 'msw';
import type { Basket, BasketItem } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { basketOf } from './fixtures.ts';

export type BasketServer = {
  handlers: HttpHandler[];
  /** What the server holds now. */
  read: () => Basket;
  /** Another tab's doing: changes what the server holds, behind the page's back. */
  change: (items: BasketItem[]) => void;
};

type AddBody = { articleId: number; priceListId: number; qty: number };

/** A small server that keeps a basket as the contract says, for stories that are used and for tests of what is lost or not. */
export function createBasketServer(initial: BasketItem[], goods: BasketItem[] = initial): BasketServer {
  let items = initial;
  let lastId = 1000;

  const add = ({ articleId, priceListId, qty }: AddBody) => {
    const known = items.find((item) => item.articleId === articleId && item.priceListId === priceListId);
    const offer = known ?? goods.find((item) => item.articleId === articleId && item.priceListId === priceListId);
    if (!offer) return refuse(404, { code: 'not-found' });
    const total = (known?.qty ?? 0) + qty;
    const refusal = refuseQty(offer, total);
    if (refusal) return refusal;
    if (known) items = items.map((item) => (item === known ? withQty(item, total) : item));
    else items = [...items, withQty({ ...offer, basketId: (lastId += 1) }, total)];
    return basketOf(items);
  };

  const setQty = ({ basketId, qty, seenQty }: { basketId: number; qty: number; seenQty?: number }) => {
    const line = items.find((item) => item.basketId === basketId);
    if (!line) return refuse(404, { code: 'not-found' });
    if (seenQty !== undefined && seenQty !== line.qty)
      return refuse(409, { code: 'basket-changed', basket: basketOf(items) });
    const refusal = refuseQty(line, qty);
    if (refusal) return refusal;
    items = items.map((item) => (item === line ? withQty(item, qty) : item));
    return basketOf(items);
  };

  const refuseQty = ({ available, multiplicity }: BasketItem, qty: number) => {
    if (qty > available) return refuse(409, { code: 'not-enough', available, basket: basketOf(items) });
    if (qty % multiplicity !== 0) return refuse(409, { code: 'not-multiple', multiplicity, basket: basketOf(items) });
    return null;
  };

  return {
    read: () => basketOf(items),
    change: (next) => {
      items = next;
    },
    handlers: [
      mockCall('get', '/services/basket/items_json', () => basketOf(items)),
      mockCall('post', '/services/basket/add_json', async (request) => add((await request.json()) as AddBody)),
      mockCall('post', '/services/basket/change/qty_json', async (request) =>
        setQty((await request.json()) as { basketId: number; qty: number; seenQty?: number }),
      ),
      mockCall('post', '/services/basket/delete_json', async (request) => {
        const { ids } = (await request.json()) as { ids: number[] };
        items = items.filter(({ basketId }) => !ids.includes(basketId));
        return basketOf(items);
      }),
    ],
  };
}

function withQty(item: BasketItem, qty: number): BasketItem {
  return { ...item, qty, sum: item.price * qty, problem: null, previousPrice: null };
}

import type { HttpHandler } from 'msw';
import type { Basket, BasketItem } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { basketOf, type PromoCode } from './fixtures.ts';
import { ways } from './ways.ts';

export type AddRequest = { articleId: number; priceListId: number; qty: number; requestId?: string };

export type BasketServer = {
  handlers: HttpHandler[];
  /** The server's current basket. */
  read: () => Basket;
  /** Changes the basket as another tab would, without the page. */
  change: (items: BasketItem[]) => void;
  /** Takes lines out, as if they were moved to another client. */
  takeOut: (ids: number[]) => BasketItem[];
  /** Makes an add as if its answer were lost. */
  add: (request: AddRequest) => void;
};

type QtyBody = { basketId: number; qty: number; seenQty?: number };

/** An in-memory server that follows the contract, for interactive stories and for tests of lost changes. */
export function createBasketServer(
  initial: BasketItem[],
  goods: BasketItem[] = initial,
  held: Basket['groups'] = [],
  codes: readonly PromoCode[] = [],
  first: PromoCode | null = null,
): BasketServer {
  let items = initial;
  let groups = held;
  let removed: BasketItem[] = [];
  let lastId = 1000;
  const requests = new Set<string>();
  let promo = first;
  const read = () => basketOf(items, undefined, groups, promo);
  const byTime = (lines: BasketItem[]) =>
    lines.toSorted((one, other) => (one.addedAt < other.addedAt ? -1 : Number(one.addedAt > other.addedAt)));

  const add = ({ articleId, priceListId, qty, requestId }: AddRequest) => {
    if (requestId !== undefined && requests.has(requestId)) return read();
    const known = items.find((item) => item.articleId === articleId && item.priceListId === priceListId);
    const offer = known ?? goods.find((item) => item.articleId === articleId && item.priceListId === priceListId);
    if (!offer) return refuse(404, { code: 'not-found' });
    const total = (known?.qty ?? 0) + qty;
    const refusal = refuseQty(offer, total);
    if (refusal) return refusal;
    if (known) items = items.map((item) => (item === known ? withQty(item, total) : item));
    else items = [...items, withQty({ ...offer, basketId: (lastId += 1), addedAt: new Date().toISOString() }, total)];
    if (requestId !== undefined) requests.add(requestId);
    return read();
  };

  const update = (ids: number[], how: (item: BasketItem) => Partial<BasketItem>) => {
    items = items.map((item) => (ids.includes(item.basketId) ? { ...item, ...how(item) } : item));
    return read();
  };

  /** Takes lines out of the basket and its groups. */
  const takeOut = (ids: number[]): BasketItem[] => {
    const isAsked = ({ basketId }: BasketItem) => ids.includes(basketId);
    const taken = [...items, ...groups.flatMap((group) => group.items)].filter(isAsked);
    items = items.filter((item) => !isAsked(item));
    groups = groups
      .map((group) => ({ ...group, items: group.items.filter((item) => !isAsked(item)) }))
      .filter((group) => group.items.length > 0);
    return taken;
  };

  const move = (ids: number[], name: string) => {
    const moved = takeOut(ids);
    if (name === '') items = byTime([...items, ...moved]);
    else {
      const others = groups.filter((group) => group.name !== name);
      const there = groups.find((group) => group.name === name)?.items ?? [];
      groups = [...others, { name, items: byTime([...there, ...moved]) }];
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
    takeOut,
    add,
    change: (next) => {
      items = next;
    },
    handlers: [
      mockCall('get', '/services/basket/items_json', (request) => inCurrencyOf(request, read())),
      mockCall('get', '/services/delivery/GetDeliveryCost', ways),
      mockCall('get', '/services/basket/boughttogether_json', { items: [], currency: read().currency }),
      mockCall('get', '/services/basket/fewerparcels_json', { offer: null, changed: 0 }),
      mockCall('get', '/services/basket/servedclients_json', []),
      mockCall('post', '/services/basket/add_json', async (request) =>
        inCurrencyOf(request, add((await request.json()) as AddRequest)),
      ),
      mockCall('post', '/services/basket/addlist_json', async (request) => {
        const { lines } = (await request.json()) as { lines: AddRequest[] };
        const before = items;
        for (const line of lines) {
          const answer = add(line);
          if (!('items' in answer)) {
            items = before;
            return answer;
          }
        }
        return inCurrencyOf(request, read());
      }),
      mockCall('post', '/services/basket/change/qty_json', async (request) =>
        inCurrencyOf(request, setQty((await request.json()) as QtyBody)),
      ),
      mockCall('post', '/services/basket/delete_json', async (request) => {
        const { ids } = (await request.json()) as { ids: number[] };
        removed = [...removed, ...takeOut(ids)];
        return inCurrencyOf(request, read());
      }),
      mockCall('post', '/services/basket/restore_json', async (request) => {
        const { ids } = (await request.json()) as { ids: number[] };
        items = byTime([...items, ...removed.filter(({ basketId }) => ids.includes(basketId))]);
        removed = removed.filter(({ basketId }) => !ids.includes(basketId));
        return inCurrencyOf(request, read());
      }),
      mockCall('post', '/services/basket/change/comment_json', async (request) => {
        const { basketId, comment, isPrinted } = (await request.json()) as BasketItem;
        return inCurrencyOf(
          request,
          update([basketId], () => ({ comment, isPrinted })),
        );
      }),
      mockCall('post', '/services/basket/basket-in-order2', async (request) => {
        const { ids, inOrder } = (await request.json()) as { ids: number[]; inOrder: boolean };
        return inCurrencyOf(
          request,
          update(ids, () => ({ inOrder })),
        );
      }),
      mockCall('post', '/services/basket/orderswaiting', async (request) => {
        const { ids, groupName } = (await request.json()) as { ids: number[]; groupName: string };
        return inCurrencyOf(request, move(ids, groupName));
      }),
      mockCall('post', '/services/basket/SetPromoCode', (request) => {
        const typed = new URL(request.url).searchParams.get('code')?.toUpperCase();
        const known = codes.find(({ code }) => code === typed);
        if (!known) return refuse(409, { code: 'promo-unknown', basket: read() });
        const { problem, minTotal } = basketOf(items, undefined, groups, known).promo ?? {};
        if (problem) return refuse(409, { code: `promo-${problem}`, minTotal, basket: read() });
        promo = known;
        return read();
      }),
      mockCall('post', '/services/basket/RemovePromoCode', () => {
        promo = null;
        return read();
      }),
      mockCall('get', '/services/basket/update', (request) => {
        const one = new URL(request.url).searchParams.get('basketId');
        const ids = one === null ? items.map(({ basketId }) => basketId) : [Number(one)];
        const answer = update(ids, ({ problem }) => ({
          previousPrice: null,
          problem: problem === 'price-changed' ? null : problem,
        }));
        return inCurrencyOf(request, answer);
      }),
    ],
  };
}

const EURO: Basket['currency'] = { code: 'EUR', rate: 98.45, rateDate: '2026-11-20' };

/** Converts prices to the currency of the call; leaves a refusal unchanged. */
function inCurrencyOf<Answer extends object>(request: Request, answer: Answer): Answer | Basket {
  if (!('items' in answer) || new URL(request.url).searchParams.get('currencyCode') !== 'EUR') return answer;
  const { items, groups, promo } = answer as unknown as Basket;
  return basketInEuros(items, groups, promo);
}

/** A basket of lines with prices in kopecks, in euros. */
export function basketInEuros(
  items: BasketItem[],
  groups: Basket['groups'] = [],
  promo: PromoCode | null = null,
): Basket {
  const convert = (amount: number) => Math.round(amount / EURO.rate);
  const inEuros = (item: BasketItem) => {
    const price = convert(item.price);
    const previousPrice = item.previousPrice === null ? null : convert(item.previousPrice);
    return { ...item, price, previousPrice, sum: price * item.qty };
  };
  const held = groups.map((group) => ({ ...group, items: group.items.map(inEuros) }));
  const code = promo && { ...promo, minTotal: convert(promo.minTotal) };
  return {
    ...basketOf(items.map(inEuros), EURO, held, code),
    payable: basketOf(items, undefined, [], promo).payable,
  };
}

function withQty(item: BasketItem, qty: number): BasketItem {
  return { ...item, qty, sum: item.price * qty, problem: null, previousPrice: null };
}

import { randomUUID } from 'node:crypto';
import { openBuyer, type Ask, type Trouble } from './buyer.ts';

/** An offer that can be bought: some have plenty of stock, some sell out soon. */
export type Goods = { articleId: number; priceListId: number };

/** What the buyers saw. */
export type Bought = Trouble & {
  /** RequestId of a checkout to its confirmed order number. */
  confirmed: Map<string, string>;
  /** RequestIds of all submitted checkouts. */
  sent: Set<string>;
};

/** A checkout with an id and a mail address of its own. */
export function checkoutForm(pointId: number) {
  const RequestId = randomUUID();
  return {
    RequestId,
    ContactName: 'Иван',
    ContactPhone: '+79161234567',
    ContactEmail: `${RequestId}@example.org`,
    PointId: pointId,
    PaymentType: 'on-receipt',
    AcceptsNoReturns: true,
  };
}

/** Buyers who order in a loop until they are stopped, and retry when no response comes. */
export function sendBuyers(origin: string, count: number, goods: readonly Goods[], pointId: number) {
  const bought: Bought = { confirmed: new Map(), sent: new Set(), lost: 0, refused: 0, odd: [] };
  const closing = new AbortController();
  const all = Promise.all(Array.from({ length: count }, async (_, index) => buy(index)));

  async function buy(index: number): Promise<void> {
    const ask = openBuyer(origin, bought);
    for (let turn = index; !closing.signal.aborted; turn++) {
      const wanted = goods[turn % goods.length];
      const { status } = await ask('/services/basket/add_json', { ...wanted, qty: 1 });
      if (status === 200) await checkOut(ask);
      else await clear(ask);
    }
  }

  async function checkOut(ask: Ask): Promise<void> {
    const form = checkoutForm(pointId);
    const { RequestId } = form;
    bought.sent.add(RequestId);
    const { status, body } = await ask('/services/orders/createOrderRetail', form);
    if (status === 200 && body.number !== undefined) bought.confirmed.set(RequestId, body.number);
    // Sold out meanwhile, or in the basket twice because a response was lost.
    else await clear(ask);
  }

  return {
    bought,
    async stop(): Promise<Bought> {
      closing.abort();
      await all;
      return bought;
    },
  };
}

async function clear(ask: Ask): Promise<void> {
  const { body } = await ask('/services/basket/items_json');
  const ids = body.items?.map(({ basketId }) => basketId) ?? [];
  if (ids.length > 0) await ask('/services/basket/delete_json', { ids });
}

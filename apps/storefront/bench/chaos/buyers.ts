import { randomUUID } from 'node:crypto';

/** An offer that can be bought: some have plenty of stock, some sell out soon. */
export type Goods = { articleId: number; priceListId: number };

/** What the buyers saw. */
export type Bought = {
  /** RequestId of a checkout to its confirmed order number. */
  confirmed: Map<string, string>;
  /** RequestIds of all submitted checkouts. */
  sent: Set<string>;
  /** Requests without a response, and requests that got 503. */
  lost: number;
  refused: number;
  /** Unexpected responses: `POST /path 500`. */
  odd: string[];
};

const PAUSE_MS = 50;
const PATIENCE_MS = 60_000;
const COOKIE = /^[^;]+/;

type Answer = { status: number; body: { number?: string; items?: { basketId: number }[] } };

/** Buyers who order in a loop until they are stopped, and retry when no response comes. */
export function sendBuyers(origin: string, count: number, goods: readonly Goods[], pointId: number) {
  const bought: Bought = { confirmed: new Map(), sent: new Set(), lost: 0, refused: 0, odd: [] };
  const closing = new AbortController();
  const all = Promise.all(Array.from({ length: count }, async (_, index) => buy(index)));

  async function buy(index: number): Promise<void> {
    const ask = asBuyer(origin, bought);
    for (let turn = index; !closing.signal.aborted; turn++) {
      const wanted = goods[turn % goods.length];
      const { status } = await ask('/services/basket/add_json', { ...wanted, qty: 1 });
      if (status === 200) await checkOut(ask);
      else await clear(ask);
    }
  }

  async function checkOut(ask: Ask): Promise<void> {
    const RequestId = randomUUID();
    bought.sent.add(RequestId);
    const form = {
      RequestId,
      ContactName: 'Иван',
      ContactPhone: '+79161234567',
      PointId: pointId,
      AcceptsNoReturns: true,
    };
    const { status, body } = await ask('/services/orders/createOrderRetail', { ...form, PaymentType: 'on-receipt' });
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

type Ask = (path: string, body?: unknown) => Promise<Answer>;

/** A buyer with cookies. Repeats a request until there is a response, as a person does after an error. */
function asBuyer(origin: string, bought: Bought): Ask {
  const jar = new Map<string, string>();

  async function askOnce(path: string, body: unknown): Promise<Answer> {
    const headers = { cookie: [...jar.values()].join('; '), ...(body ? { 'content-type': 'application/json' } : {}) };
    const response = await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers,
      signal: AbortSignal.timeout(15_000),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = COOKIE.exec(line) ?? [];
      jar.set(pair.split('=', 1)[0] ?? '', pair);
    }
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  return async (path, body) => {
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      try {
        const answer = await askOnce(path, body);
        if (answer.status < 500) return answer;
        if (answer.status === 503) bought.refused += 1;
        else bought.odd.push(`${path} ${answer.status}`);
      } catch {
        bought.lost += 1;
      }
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`Nobody answered ${path} for ${PATIENCE_MS / 1000} s.`);
  };
}

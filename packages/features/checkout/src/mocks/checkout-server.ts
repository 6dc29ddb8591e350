import type { HttpHandler } from 'msw';
import type {
  Basket,
  BasketItem,
  CheckoutPoint,
  CheckoutStep,
  DeliveryChoice,
  DeliveryCosts,
  Order,
} from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { basketOf } from '@partshop/features/basket/mocks';
import {
  awaitsPayment,
  cdekPoints,
  NEXT_REQUEST_ID,
  ORDER_NUMBER,
  orderOf,
  points as allPoints,
  REQUEST_ID,
  step,
  ways as allWays,
} from './fixtures.ts';

export type CheckoutServer = {
  handlers: HttpHandler[];
  /** The placed orders. */
  orders: () => Order[];
  /** The bodies of all requests for an order. */
  sendings: () => Record<string, unknown>[];
  /** Changes the stock as another buyer or the seller would, without the page. */
  change: (items: BasketItem[]) => void;
};

/** Of an order above a limit. */
const APPROVAL_ID = 12;

type Sent = Record<string, unknown> & {
  RequestId: string;
  SeenTotal?: number;
  Bonus?: number;
  Delivery: DeliveryChoice;
  PaymentType: Order['paymentType'];
  ContactName: string;
  AcceptsNoReturns?: boolean;
  Code?: string;
};

type Options = {
  points?: CheckoutPoint[];
  ways?: DeliveryCosts;
  /** The code that an order needs. */
  code?: string;
} & Partial<Pick<CheckoutStep, 'pickupCity' | 'bonus' | 'limits' | 'lastPointId' | 'lastOrder'>>;

/** An in-memory server that follows the contract and sells a basket once. */
export function createCheckoutServer(
  initial: BasketItem[],
  {
    points = allPoints,
    ways = allWays,
    pickupCity: firstPickupCity = step.pickupCity,
    bonus = null,
    limits = null,
    lastPointId = null,
    lastOrder = null,
    code,
  }: Options = {},
): CheckoutServer {
  let items = initial;
  let pickupCity = firstPickupCity;
  let stepsAsked = 0;
  const sendings: Sent[] = [];
  const orders = new Map<string, { content: string; order: Order }>();

  const basket = (): Basket => basketOf(items);
  const place = (sent: Sent) => {
    sendings.push(sent);
    if (code !== undefined && sent.Code !== code) {
      return refuse(422, { code: sent.Code === undefined ? 'phone-unconfirmed' : 'code-wrong' });
    }
    const content = JSON.stringify(sent);
    const known = orders.get(sent.RequestId);
    if (known) return known.content === content ? known.order : refuse(422, { code: 'request-reused' });
    const { Delivery: choice } = sent;
    const point = choice.type === 'point' ? (points.find(({ id }) => id === choice.pointId) ?? null) : null;
    if (choice.type === 'point' && !point) {
      return refuse(400, { code: 'bad-request', fields: [{ path: 'PointId', message: '' }] });
    }
    const way = ways.costs.find(({ type }) => type === choice.type);
    const cost = way?.cost ?? 0;
    const fresh = basket();
    const ordered = fresh.items.filter(({ problem }) => problem === null || problem === 'price-changed');
    if (ordered.length === 0) return refuse(409, { code: 'basket-empty', basket: fresh });
    if (sent.SeenTotal !== fresh.total + cost) return refuse(409, { code: 'basket-changed', basket: fresh });
    if (!sent.AcceptsNoReturns && ordered.some(({ isReturnable }) => !isReturnable)) {
      return refuse(409, { code: 'no-returns', basket: fresh });
    }
    if ((sent.Bonus ?? 0) > (bonus?.most ?? 0)) return refuse(409, { code: 'bonus-changed', basket: fresh });
    if (limits && (limits.orderLimit ?? Infinity) < fresh.total + cost) {
      items = [];
      return { status: 202, body: { approvalId: APPROVAL_ID, approvers: limits.approvers } };
    }
    const paid = sent.Bonus === undefined ? 0 : (bonus?.discount ?? 0);
    const number = `${ORDER_NUMBER}${orders.size === 0 ? '' : orders.size}`;
    const order = orderOf(ordered, {
      number,
      point,
      delivery: {
        type: choice.type,
        by: way?.by ?? 'shop',
        city: point?.city ?? ways.city,
        address: choice.type === 'courier' ? choice.address : '',
        cdekPoint: choice.type === 'cdek-point' ? (cdekPoints.find(({ id }) => id === choice.pointId) ?? null) : null,
        cost,
        payable: way?.payable ?? 0,
      },
      contactName: sent.ContactName,
      bonus: paid,
      total: fresh.total + cost - paid,
      payable: fresh.payable + cost - paid,
      ...(sent.PaymentType === 'online' && {
        status: 'awaiting-payment',
        paymentType: 'online',
        payment: awaitsPayment(fresh.payable + cost - paid),
      }),
    });
    orders.set(sent.RequestId, { content, order });
    items = items.filter((item) => !ordered.includes(item));
    return order;
  };

  return {
    orders: () => [...orders.values()].map(({ order }) => order),
    sendings: () => sendings,
    change: (next) => {
      items = next;
    },
    handlers: [
      mockCall('get', '/services/basket/basketshowsetstep_json', () => {
        stepsAsked += 1;
        return {
          ...step,
          points,
          pickupCity,
          basket: basket(),
          bonus,
          limits,
          lastPointId,
          lastOrder,
          requestId: stepsAsked === 1 ? REQUEST_ID : NEXT_REQUEST_ID,
        };
      }),
      mockCall('get', '/services/basket/items_json', basket),
      mockCall('get', '/services/delivery/GetDeliveryCost', ways),
      mockCall('get', '/services/cdek/points_json', { points: cdekPoints, isUnknown: false }),
      mockCall('post', '/services/cabinet/SetCity', async (request) => {
        const { city, sdekId } = (await request.json()) as { city: string; sdekId: number };
        pickupCity = { cityId: sdekId, isNearest: false };
        return { CityName: city, CityId: sdekId, ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 } };
      }),
      mockCall('post', '/services/orders/createOrderRetail', async (request) => place((await request.json()) as Sent)),
      mockCall('post', '/services/orders/CreateOrderWholesale', async (request) =>
        place((await request.json()) as Sent),
      ),
      mockCall('get', '/services/cabinet/getorders/{id}', (request) => {
        const number = new URL(request.url).pathname.split('/').at(-1);
        const found = [...orders.values()].find(({ order }) => order.number === number);
        return found?.order ?? refuse(404, { code: 'not-found' });
      }),
    ],
  };
}

import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  addToBasket,
  basketWatchers,
  refreshBasket,
  selectBasketLines,
  selectBasketTotal,
} from '@partshop/features/basket';
import { basketOf, brakePads, noReturns, oilFilter, outOfStock } from '@partshop/features/basket/mocks';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import type { ClientInfo } from '@partshop/api-client';
import { ANONYMOUS, currencyOf, selectBonus } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import type { CheckoutRefusal } from './checkout-refusal.ts';
import { toResend } from './checkout-refusal.ts';
import { steps } from './checkout.loadables.ts';
import { loadCheckout } from './load-checkout.saga.ts';
import { createCheckoutServer } from './mocks/checkout-server.ts';
import { CODE, registration } from '@partshop/features/sign-in/mocks';
import { bonus, NEXT_REQUEST_ID, ORDER_NUMBER, REQUEST_ID } from './mocks/fixtures.ts';
import { placeOrder } from './place-order.saga.ts';

const SEND = '*/services/orders/createOrderRetail';
const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

const typed = {
  RequestId: REQUEST_ID,
  SeenTotal: String(oilFilter.sum),
  ContactName: 'Иван Петров',
  ContactPhone: '8 (916) 123-45-67',
  ContactEmail: '',
  PointId: '31',
  Comment: 'После 18:00\r\nили завтра',
};

/** Fields that only some orders have. */
type Extra = Record<
  | 'Company'
  | 'Code'
  | 'IsImportantComment'
  | 'Bonus'
  | 'AcceptsNoReturns'
  | 'DeliveryType'
  | 'Address'
  | 'CdekPoint'
  | 'CityId'
  | 'SeenTotal.courier'
  | 'SeenTotal.cdek-point',
  string
>;

type Options = Parameters<typeof createCheckoutServer>[1] & { currentUser?: ClientInfo };

async function open(items = [oilFilter], { currentUser, ...options }: Options = {}) {
  const shop = createCheckoutServer(items, options);
  server.use(...shop.handlers);
  const { store } = createTestApp(currentUser ? { currentUser } : {});
  await store.run(loadCheckout);
  const query = new URLSearchParams();
  const send = async (more: Partial<typeof typed & Extra> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...more })) form.set(name, value);
    return store.run(placeOrder, undefined, { params: {}, query, form });
  };
  return { shop, store, send };
}

type Sent = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['send']>>;

/** The refusal in the action's result, with what was sent and the status. */
function refusalOf(answer: Sent): CheckoutRefusal & { status: number | undefined } {
  if (answer instanceof Response) throw new Error('The order was made.');
  return { ...answer.data, status: answer.init?.status };
}

/** The redirect of a placed order. */
const placeOf = (answer: Sent) =>
  answer instanceof Response ? `${answer.status} ${answer.headers.get('location')}` : refusalOf(answer);

describe('an order', () => {
  it('is sent with what was typed and redirects to its confirmation', async () => {
    const { shop, store, send } = await open();
    expect(placeOf(await send())).toBe(`303 /is-success/${ORDER_NUMBER}`);
    expect(shop.sendings()).toEqual([
      {
        RequestId: REQUEST_ID,
        BasketIds: [],
        ContactName: 'Иван Петров',
        ContactPhone: '8 (916) 123-45-67',
        ContactEmail: '',
        Delivery: { type: 'point', pointId: 31 },
        PaymentType: 'on-receipt',
        Comment: 'После 18:00\nили завтра',
        AcceptsNoReturns: false,
        SeenTotal: oilFilter.sum,
        CurrencyCode: 'RUB',
      },
    ]);
    expect(selectBasketLines(store.getState())).toEqual([]);
  });

  it('by courier is sent with the address and the total of that way', async () => {
    const { shop, send } = await open();
    const total = oilFilter.sum + 29_000;
    const way = {
      DeliveryType: 'courier',
      Address: 'ул. Мира, 1',
      CityId: '524901',
      'SeenTotal.courier': String(total),
    };
    expect(placeOf(await send({ ...way, PointId: '' }))).toBe(`303 /is-success/${ORDER_NUMBER}`);
    expect(shop.sendings()).toMatchObject([
      { Delivery: { type: 'courier', cityId: 524_901, address: 'ул. Мира, 1' }, SeenTotal: total },
    ]);
    expect(shop.orders()).toMatchObject([{ delivery: { cost: 29_000 }, total }]);
  });

  it.each([
    ['courier', { Address: '   ' }, { field: 'Address', code: 'addressWrong' }],
    ['cdek-point', { CdekPoint: '' }, { field: 'CdekPoint', code: 'cdekPointMissing' }],
  ])(
    'by %s is not sent without what that way needs, whatever the others lack',
    async (DeliveryType, fields, problem) => {
      const { shop, send } = await open();
      const refused = refusalOf(await send({ DeliveryType, ...fields, PointId: '' }));
      expect(refused).toMatchObject({ status: 400, refusal: { reason: 'fields', problems: [problem] } });
      expect(shop.sendings()).toEqual([]);
    },
  );

  it('whose delivery costs are not known now keeps what was typed and loads the ways again', async () => {
    const { send } = await open();
    server.use(mockCall('post', '/services/orders/createOrderRetail', refuse(409, { code: 'delivery-unknown' })));
    const refused = refusalOf(
      await send({ DeliveryType: 'cdek-point', CdekPoint: 'MSK12', CityId: '524901', 'SeenTotal.cdek-point': '1' }),
    );
    expect(refused).toMatchObject({
      status: 409,
      refusal: { reason: 'delivery-unknown' },
      sent: { values: { CdekPoint: 'MSK12', ContactName: 'Иван Петров' } },
    });
    expect(toResend(refused)).toEqual({});
  });

  it('is placed once when it is sent twice', async () => {
    const { shop, send } = await open();
    const [first, second] = [await send(), await send()];
    expect(placeOf(second)).toBe(placeOf(first));
    expect(shop.orders()).toHaveLength(1);
  });

  it('waits for pending changes of the basket', async () => {
    const { shop, store, send } = await open();
    const both = [oilFilter, brakePads];
    const add = () => {
      shop.change(both);
      return basketOf(both);
    };
    server.use(mockCall('post', '/services/basket/add_json', add));
    store.dispatch(addToBasket(brakePads));
    const sent = send();
    await store.run(refreshBasket);
    expect(shop.sendings()).toEqual([]);
    store.watch(basketWatchers);
    expect(refusalOf(await sent)).toMatchObject({ refusal: { reason: 'basket-changed' } });
  });

  it('is paid with bonuses if that was chosen, and the wallet is read again', async () => {
    const currentUser = { ...ANONYMOUS, ClientId: 1, ClientType: 'Retail', Bonus: 200 } satisfies ClientInfo;
    server.use(mockCall('get', '/services/clientbaseinfo', { ...currentUser, Bonus: 81 }));
    const { shop, store, send } = await open([oilFilter], { currentUser, bonus });
    await send({ Bonus: '119' });
    expect(shop.sendings()).toMatchObject([{ Bonus: 119, SeenTotal: oilFilter.sum }]);
    expect(shop.orders()).toMatchObject([
      { bonus: 11_900, total: oilFilter.sum - 11_900, payable: oilFilter.sum - 11_900 },
    ]);
    expect(selectBonus(store.getState())).toBe(81);
  });

  it('of a wholesale client is for a company', async () => {
    const currentUser: ClientInfo = { ...ANONYMOUS, ClientId: 2, ClientType: 'Wholesale' };
    const { shop, send } = await open([oilFilter], { currentUser });
    expect(refusalOf(await send())).toMatchObject({ refusal: { problems: [{ field: 'Company' }] } });
    await send({ Company: 'ООО «Опт»', IsImportantComment: 'yes' });
    expect(shop.sendings()).toMatchObject([{ Company: 'ООО «Опт»', IsImportantComment: true }]);
  });

  it('that needs a code is placed once the code is right, and keeps what was typed until then', async () => {
    const { shop, send } = await open([oilFilter], { code: CODE });
    server.use(...registration());
    const asked = refusalOf(await send());
    expect(asked).toMatchObject({
      refusal: { reason: 'code-needed' },
      sent: { values: { ContactName: 'Иван Петров' } },
    });
    const wrong = refusalOf(await send({ Code: '111111' }));
    expect(wrong).toMatchObject({ refusal: { problems: [{ field: 'Code', code: 'codeWrong' }] } });
    expect(shop.orders()).toEqual([]);
    await send({ Code: `${CODE.slice(0, 3)} ${CODE.slice(3)}` });
    expect(shop.orders()).toHaveLength(1);
  });

  it('leaves out unavailable lines', async () => {
    const { store, send } = await open([oilFilter, outOfStock]);
    await send();
    expect(selectBasketLines(store.getState()).map(({ articleId }) => articleId)).toEqual([outOfStock.articleId]);
  });
});

describe('goods that cannot be returned', () => {
  const consent = { AcceptsNoReturns: 'yes', SeenTotal: String(oilFilter.sum + noReturns.sum) };

  it('are not ordered without consent', async () => {
    const { shop, send } = await open([oilFilter, noReturns]);
    expect(refusalOf(await send({ ...consent, AcceptsNoReturns: '' }))).toMatchObject({
      status: 400,
      refusal: { reason: 'fields', problems: [{ field: 'AcceptsNoReturns' }] },
    });
    expect(shop.sendings()).toEqual([]);
  });

  it('are ordered with consent', async () => {
    const { shop, send } = await open([oilFilter, noReturns]);
    expect(placeOf(await send(consent))).toBe(`303 /is-success/${ORDER_NUMBER}`);
    expect(shop.orders()).toMatchObject([{ items: [{ isReturnable: true }, { isReturnable: false }] }]);
  });

  it('need no consent if they are not ordered', async () => {
    const { send } = await open([oilFilter, { ...noReturns, problem: 'out-of-stock' }]);
    expect(placeOf(await send())).toBe(`303 /is-success/${ORDER_NUMBER}`);
  });

  it('that became such since the page was shown need consent too', async () => {
    const { shop, store, send } = await open();
    shop.change([{ ...oilFilter, isReturnable: false }]);
    expect(refusalOf(await send())).toMatchObject({
      status: 409,
      refusal: { reason: 'fields', problems: [{ field: 'AcceptsNoReturns' }] },
    });
    expect(selectBasketLines(store.getState())).toMatchObject([{ isReturnable: false }]);
  });
});

describe('nothing is sent', () => {
  it.each([
    ['ContactName', { ContactName: ' И ' }],
    ['ContactName', { ContactName: '<b>' }],
    ['ContactPhone', { ContactPhone: 'позвоните' }],
    ['ContactPhone', { ContactPhone: '+7 916 123-45-6' }],
    ['ContactEmail', { ContactEmail: 'ivan@' }],
    ['PointId', { PointId: '' }],
    ['PointId', { PointId: '1e9' }],
    ['Comment', { Comment: 'я'.repeat(1001) }],
  ])('with a wrong %s, and all typed values are returned: %o', async (field, wrong) => {
    const { shop, send } = await open();
    const refusal = refusalOf(await send(wrong));
    expect(refusal).toMatchObject({ status: 400, refusal: { reason: 'fields', problems: [{ field }] } });
    expect(refusal.sent.values).toMatchObject({ PointId: '31', ...wrong });
    expect(shop.sendings()).toEqual([]);
  });
});

describe('a refusal', () => {
  it('names the fields that the server rejects', async () => {
    const { send } = await open();
    const refusal = refusalOf(await send({ PointId: '999' }));
    expect(refusal).toMatchObject({ status: 400, refusal: { reason: 'fields', problems: [{ field: 'PointId' }] } });
    expect(toResend(refusal)).toEqual({ requestId: REQUEST_ID });
  });

  it('shows the fresh basket when the basket changed', async () => {
    const { shop, store, send } = await open();
    shop.change([oilFilter, brakePads]);
    const refusal = refusalOf(await send());
    expect(refusal).toMatchObject({
      status: 409,
      refusal: { reason: 'basket-changed' },
      sent: { seenTotal: oilFilter.sum },
    });
    expect(selectBasketTotal(store.getState())).toBe(oilFilter.sum + brakePads.sum);
  });

  it('shows how many bonuses may be spent now when they are fewer', async () => {
    const { shop, store, send } = await open([oilFilter], { bonus });
    const refusal = refusalOf(await send({ Bonus: '120' }));
    expect(refusal).toMatchObject({ status: 409, refusal: { reason: 'bonus-changed' }, sent: { bonus: 120 } });
    expect(toResend(refusal)).toEqual({});
    expect(steps.select(store.getState(), currencyOf('ru'))).toMatchObject({ data: { requestId: NEXT_REQUEST_ID } });
    expect(shop.orders()).toEqual([]);
  });

  it('brings a fresh RequestId when another order has it', async () => {
    const { shop, store, send } = await open();
    await send();
    shop.change([oilFilter]);
    const refusal = refusalOf(await send({ ContactName: 'Пётр Иванов' }));
    expect(refusal).toMatchObject({ status: 422, refusal: { reason: 'reused' } });
    expect(toResend(refusal)).toEqual({});
    expect(steps.select(store.getState(), currencyOf('ru'))).toMatchObject({ data: { requestId: NEXT_REQUEST_ID } });
    expect(selectBasketLines(store.getState())).toHaveLength(1);
  });

  it('reloads the page when the server rejects its hidden fields', async () => {
    const { store, send } = await open();
    const fields = [{ path: 'RequestId', message: '' }];
    server.use(http.post(SEND, () => HttpResponse.json({ code: 'bad-request', message: '', fields }, { status: 400 })));
    expect(refusalOf(await send({ RequestId: 'no' }))).toMatchObject({ status: 400, refusal: { reason: 'rejected' } });
    expect(steps.select(store.getState(), currencyOf('ru'))).toMatchObject({ data: { requestId: NEXT_REQUEST_ID } });
  });
});

describe('an order whose response is lost', () => {
  it.each([
    ['the network', () => HttpResponse.error(), 503, 'offline'],
    ['the server', () => HttpResponse.json({ code: 'internal', message: '' }, { status: 500 }), 500, 'failed'],
  ])('after %s is sent again with the same data', async (_cause, fail, status, reason) => {
    const { shop, send } = await open();
    server.use(http.post(SEND, fail, { once: true }));
    const refusal = refusalOf(await send());
    expect(refusal).toMatchObject({ status, refusal: { reason } });
    expect(toResend(refusal)).toEqual({ requestId: REQUEST_ID, seenTotal: oilFilter.sum });
    expect(placeOf(await send())).toBe(`303 /is-success/${ORDER_NUMBER}`);
    expect(shop.orders()).toHaveLength(1);
  });
});

describe('an order above the limit of an employee', () => {
  const limits = { orderLimit: 100_000, monthLimit: null, monthLeft: null, approvers: ['Анна Хозяйкина'] };
  const currentUser = { ...ANONYMOUS, ClientId: 7, ClientType: 'Wholesale' } as const;

  it('is not placed: it redirects to the page where it waits, and the basket is empty', async () => {
    const { shop, store, send } = await open([oilFilter], { currentUser, limits });
    expect(placeOf(await send({ Company: 'ООО «Ромашка»' }))).toBe('303 /profile/company/approvals/12?done=asked');
    expect(shop.orders()).toEqual([]);
    expect(selectBasketLines(store.getState())).toEqual([]);
  });

  it('that is below it is placed as any other', async () => {
    const { send } = await open([oilFilter], { currentUser, limits: { ...limits, orderLimit: oilFilter.sum } });
    expect(placeOf(await send({ Company: 'ООО «Ромашка»' }))).toBe(`303 /is-success/${ORDER_NUMBER}`);
  });
});

import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { answering, closedProvider, provider } from '../../../testing/provider.ts';
import { PaymentFailed, type PaymentProvider } from '../provider.ts';
import { createPaypal } from './paypal.ts';

const KEY = '6f1a2f9e-8a67-4f0e-9f0c-1d5b8f1f2a01';
const ORDER_ID = '5O190127TN364715T';
const PAGE = `https://www.paypal.com/checkoutnow?token=${ORDER_ID}`;
const SECRET = `Basic ${Buffer.from('a-client:a-secret').toString('base64')}`;
const AMOUNT = { value: '200.50', currency_code: 'RUB' };
const START = { key: KEY, number: '26-4821-7395', kopecks: 20_050, returnUrl: 'https://shop.test/pay/26-4821-7395' };

/** An order as PayPal answers it; a captured one names its capture. */
const orderOf = (status: string, captures: object[] = []) => ({
  id: ORDER_ID,
  status,
  links: [
    { rel: 'self', href: `https://api-m.paypal.com/v2/checkout/orders/${ORDER_ID}` },
    { rel: 'payer-action', href: PAGE },
  ],
  purchase_units: [
    {
      reference_id: START.number,
      custom_id: KEY,
      amount: AMOUNT,
      ...(captures.length > 0 && { payments: { captures } }),
    },
  ],
});
const CAPTURED = orderOf('COMPLETED', [{ id: '3C679366HH908993F', status: 'COMPLETED', amount: AMOUNT }]);

type Seen = { method: string; path: string; authorization: string; key: unknown; body: unknown };

/** PayPal with a token and these answers by method and path. */
async function paypal(answers: Record<string, object>): Promise<{ shop: PaymentProvider; seen: Seen[] }> {
  const seen: Seen[] = [];
  const url = await provider(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await read(request);
    const { authorization = '' } = headers;
    if (path === '/v1/oauth2/token') {
      const isRight = authorization === SECRET && body === 'grant_type=client_credentials';
      if (!isRight) return response.writeHead(401).end('{}');
      return response.end(JSON.stringify({ access_token: 'a-token', token_type: 'Bearer', expires_in: 32_400 }));
    }
    const parsed: unknown = body === '' ? null : JSON.parse(body);
    seen.push({ method, path, authorization, key: headers['paypal-request-id'], body: parsed });
    const answer = answers[`${method} ${path}`];
    return response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? { name: 'RESOURCE_NOT_FOUND' }));
  });
  return { seen, shop: createPaypal({ url, client: 'a-client', secret: 'a-secret' }) };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('PayPal', () => {
  test('begins an order under its key, and names the page where the buyer approves it', async () => {
    const { shop, seen } = await paypal({ 'POST /v2/checkout/orders': orderOf('PAYER_ACTION_REQUIRED') });
    expect(await shop.start(START)).toEqual({ providerId: ORDER_ID, url: PAGE });
    expect(seen).toEqual([
      {
        method: 'POST',
        path: '/v2/checkout/orders',
        authorization: 'Bearer a-token',
        key: KEY,
        body: {
          intent: 'CAPTURE',
          purchase_units: [{ reference_id: START.number, custom_id: KEY, amount: AMOUNT }],
          payment_source: {
            paypal: { experience_context: { return_url: START.returnUrl, cancel_url: START.returnUrl } },
          },
        },
      },
    ]);
  });

  test.each([
    ['CREATED', 'pending'],
    ['PAYER_ACTION_REQUIRED', 'pending'],
    ['VOIDED', 'refused'],
  ])('%s is %s, with its sum in kopecks', async (given, status) => {
    const { shop } = await paypal({ [`GET /v2/checkout/orders/${ORDER_ID}`]: orderOf(given) });
    expect(await shop.find(ORDER_ID)).toEqual({ status, kopecks: 20_050, key: KEY });
  });

  test('an approved order is captured once, and then it is paid', async () => {
    const { shop, seen } = await paypal({
      [`GET /v2/checkout/orders/${ORDER_ID}`]: orderOf('APPROVED'),
      [`POST /v2/checkout/orders/${ORDER_ID}/capture`]: CAPTURED,
    });
    expect(await shop.find(ORDER_ID)).toEqual({ status: 'paid', kopecks: 20_050, key: KEY });
    await shop.find(ORDER_ID);
    const keys = seen.filter(({ path }) => path.endsWith('/capture')).map(({ key }) => key);
    expect(new Set(keys)).toEqual(new Set([`capture-${ORDER_ID}`]));
  });

  test.each([
    ['COMPLETED', 'paid'],
    ['PENDING', 'pending'],
    ['DECLINED', 'refused'],
  ])('a capture that is %s makes it %s', async (given, status) => {
    const order = orderOf('COMPLETED', [{ id: '3C679366HH908993F', status: given, amount: AMOUNT }]);
    const { shop } = await paypal({ [`GET /v2/checkout/orders/${ORDER_ID}`]: order });
    expect(await shop.find(ORDER_ID)).toMatchObject({ status });
  });

  test('gives back of what was captured, under the refund’s key', async () => {
    const path = '/v2/payments/captures/3C679366HH908993F/refund';
    const { shop, seen } = await paypal({
      [`GET /v2/checkout/orders/${ORDER_ID}`]: CAPTURED,
      [`POST ${path}`]: { id: '1JU08902781691411', status: 'COMPLETED' },
    });
    await shop.refund({ providerId: ORDER_ID, key: KEY, kopecks: 5 });
    expect(seen.at(-1)).toMatchObject({ path, key: KEY, body: { amount: { value: '0.05', currency_code: 'RUB' } } });
  });

  test('fails to give back what was not captured, and what PayPal refuses', async () => {
    const refund = { providerId: ORDER_ID, key: KEY, kopecks: 5 };
    const open = await paypal({ [`GET /v2/checkout/orders/${ORDER_ID}`]: orderOf('APPROVED') });
    await expect(open.shop.refund(refund)).rejects.toBeInstanceOf(PaymentFailed);
    const refusing = await paypal({
      [`GET /v2/checkout/orders/${ORDER_ID}`]: CAPTURED,
      'POST /v2/payments/captures/3C679366HH908993F/refund': { id: '1', status: 'FAILED' },
    });
    await expect(refusing.shop.refund(refund)).rejects.toBeInstanceOf(PaymentFailed);
  });

  test('reads of a notice which order it is about, and nothing else', () => {
    const shop = createPaypal({ url: 'https://api-m.paypal.com', client: 'a', secret: 'b' });
    const approved = { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: orderOf('APPROVED') };
    expect(shop.readNotice(approved)).toEqual({ noticeId: 'WH-1', providerId: ORDER_ID, key: KEY });
    const captured = {
      id: 'WH-2',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: {
        id: '3C679366HH908993F',
        custom_id: 'not one of ours',
        supplementary_data: { related_ids: { order_id: ORDER_ID } },
      },
    };
    expect(shop.readNotice(captured)).toEqual({ noticeId: 'WH-2', providerId: ORDER_ID, key: undefined });
    for (const other of [null, {}, { id: 1, resource: {} }, 'x']) expect(shop.readNotice(other)).toBeUndefined();
  });
});

test.each([
  ['is gone', closedProvider],
  ['refuses the secret', () => provider(answering('{"error":"invalid_client"}', 401))],
  ['answers in another shape', () => provider(answering('{"access_token":1}'))],
  ['redirects', () => provider(answering('', 302, { location: 'http://127.0.0.1:1/' }))],
])('a PayPal that %s fails, and the error has no secret', async (_, start) => {
  const shop = createPaypal({ url: await start(), client: 'a-client', secret: 'a-secret' });
  const error: unknown = await shop.find(ORDER_ID).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(PaymentFailed);
  expect(String(error)).not.toContain('secret');
});

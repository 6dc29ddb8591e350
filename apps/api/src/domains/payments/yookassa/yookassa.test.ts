import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { answering, closedProvider, provider } from '../../../testing/provider.ts';
import { PaymentFailed } from '../provider.ts';
import { createYookassa } from './yookassa.ts';

const KEY = '6f1a2f9e-8a67-4f0e-9f0c-1d5b8f1f2a01';

const payment = (status: string, value = '200.50') => ({
  id: '2d1f8c8e-000f-5000-9000-1b2c3d4e5f60',
  status,
  amount: { value, currency: 'RUB' },
  confirmation: { type: 'redirect', confirmation_url: 'https://yoomoney.ru/checkout/1' },
  metadata: { key: KEY },
});
const START = { key: KEY, number: '26-4821-7395', kopecks: 20_050, returnUrl: 'https://shop.test/pay/26-4821-7395' };

type Seen = { path: string; key: unknown; authorization: string; body: unknown };

async function yookassa(answer: object) {
  const seen: Seen[] = [];
  const url = await provider(async (request, response) => {
    const { authorization = '' } = request.headers;
    const body = await read(request);
    const parsed: unknown = body === '' ? null : JSON.parse(body);
    seen.push({ path: request.url ?? '', key: request.headers['idempotence-key'], authorization, body: parsed });
    response.end(JSON.stringify(answer));
  });
  return { seen, shop: createYookassa({ url, shopId: 'a-shop', secret: 'a-secret' }) };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

describe('YooKassa', () => {
  test('begins a payment that is captured at once, under its key', async () => {
    const { shop, seen } = await yookassa(payment('pending'));
    expect(await shop.start(START)).toEqual({
      providerId: '2d1f8c8e-000f-5000-9000-1b2c3d4e5f60',
      url: 'https://yoomoney.ru/checkout/1',
    });
    expect(seen).toEqual([
      {
        path: '/v3/payments',
        key: KEY,
        authorization: `Basic ${Buffer.from('a-shop:a-secret').toString('base64')}`,
        body: {
          amount: { value: '200.50', currency: 'RUB' },
          capture: true,
          confirmation: { type: 'redirect', return_url: START.returnUrl },
          description: '№ 26-4821-7395',
          metadata: { key: KEY },
        },
      },
    ]);
  });

  test.each([
    ['pending', 'pending'],
    ['waiting_for_capture', 'pending'],
    ['succeeded', 'paid'],
    ['canceled', 'refused'],
  ])('%s is %s, with its sum in kopecks', async (given, status) => {
    const { shop } = await yookassa(payment(given));
    expect(await shop.find('an-id')).toEqual({ status, kopecks: 20_050, key: KEY });
  });

  test('gives money back under the refund’s key, and a refusal of it fails', async () => {
    const { shop, seen } = await yookassa({ status: 'succeeded' });
    await shop.refund({ providerId: 'an-id', key: KEY, kopecks: 5 });
    expect(seen).toMatchObject([
      { path: '/v3/refunds', key: KEY, body: { payment_id: 'an-id', amount: { value: '0.05', currency: 'RUB' } } },
    ]);
    const refusing = await yookassa({ status: 'canceled' });
    const refund = refusing.shop.refund({ providerId: 'an-id', key: KEY, kopecks: 5 });
    await expect(refund).rejects.toBeInstanceOf(PaymentFailed);
  });

  test('reads of a notice what it is about, and nothing else', () => {
    const shop = createYookassa({ url: 'https://api.yookassa.ru', shopId: 'a', secret: 'b' });
    const notice = { type: 'notification', event: 'payment.succeeded', object: payment('succeeded') };
    expect(shop.readNotice(notice)).toEqual({
      noticeId: `payment.succeeded ${notice.object.id}`,
      providerId: notice.object.id,
      key: KEY,
    });
    for (const other of [null, {}, { event: 1, object: {} }, 'x']) expect(shop.readNotice(other)).toBeUndefined();
  });
});

test.each([
  ['is gone', closedProvider],
  ['never answers', () => provider(() => undefined)],
  ['refuses the secret', () => provider(answering('{"type":"error"}', 401))],
  ['answers in another shape', () => provider(answering('{"id":1}'))],
  [
    'names another currency',
    () => provider(answering(JSON.stringify({ ...payment('succeeded'), amount: { value: '1', currency: 'USD' } }))),
  ],
  ['redirects', () => provider(answering('', 302, { location: 'http://127.0.0.1:1/' }))],
])('a YooKassa that %s fails, and the error has no secret', async (_, start) => {
  const shop = createYookassa({ url: await start(), shopId: 'a-shop', secret: 'a-secret' });
  const error: unknown = await shop.find('an-id').catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(PaymentFailed);
  expect(String(error)).not.toContain('secret');
});

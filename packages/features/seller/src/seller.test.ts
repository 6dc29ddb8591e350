import { describe, expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { irina } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import { currentSeller, emptyQueues, noSeller, overtaken, sellerServer, shortPages } from './mocks/handlers.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

/** Requests a page as a browser without JavaScript does; with `form` it submits one. */
async function visit(path: string, form?: Record<string, string>, currentUser: ClientInfo = currentSeller) {
  const { store } = createTestApp({ locale: 'en', currentUser });
  const request = { locale: 'en', store, ...(form ? { form } : {}) } as const;
  const { status, location, context, render } = await requestPage(routesOf(feature), path, request);
  return { status, location, markup: context && !context.errors ? render() : '' };
}

const NEW = '/seller/orders/new';
const QUEUES = [NEW, '/seller/orders/wait', '/seller/orders/return-request'];
const sent = { number: '26-4790-1182', version: '1', item: '3:2' };

describe.each(QUEUES)('%s', (path) => {
  it('is for sellers only', async () => {
    server.use(...sellerServer());
    expect((await visit(path, undefined, ANONYMOUS)).status).toBe(401);
    expect((await visit(path, undefined, irina)).status).toBe(403);
    expect((await visit(path)).status).toBe(200);
  });

  it('leads who sells for nobody yet to the application', async () => {
    server.use(...noSeller());
    expect(await visit(path)).toMatchObject({ status: 303, location: '/en/registrationsupplier?from=seller' });
  });

  it('of a seller without orders says so', async () => {
    server.use(...emptyQueues());
    expect((await visit(path)).markup).toContain('data-ui="EmptyState"');
  });
});

it('shows the seller, their state, and how much waits', async () => {
  server.use(...sellerServer());
  const { markup } = await visit(NEW);
  expect(markup).toContain('ООО «Автоопора»');
  expect(markup).toContain('Есть просроченные заказы');
  expect(markup).toMatch(/Новые заказы<span[^>]*>3</);
});

it('leads to the last upload that refused rows, for who may mend it', async () => {
  server.use(...sellerServer());
  const link = 'href="/en/seller/upload/price?upload=4"';
  expect((await visit(NEW)).markup).toContain(link);
  const { markup } = await visit(NEW, undefined, { ...currentSeller, SellerRole: 'warehouse' });
  expect(markup).not.toContain(link);
});

it.each([
  ['accept', {}, '/services/seller/accept_json', { Items: [{ OrderItemId: 3, Qty: 2 }] }],
  [
    'accept-part',
    { qty: '1', reason: 'Одна' },
    '/services/seller/accept_json',
    { Items: [{ OrderItemId: 3, Qty: 1 }] },
  ],
  ['refuse', { reason: 'Нет' }, '/services/seller/refuse_json', { OrderItemIds: [3], Description: 'Нет' }],
  ['promise', { day: '2026-07-01' }, '/services/seller/promise_json', { OrderItemIds: [3], Day: '2026-07-01' }],
  ['ship', { reason: 'ТТН 1' }, '/services/seller/ship_json', { OrderItemIds: [3], Description: 'ТТН 1' }],
  ['agree', {}, '/services/seller/answer_json', { OrderItemId: 3, IsAccepted: true }],
  ['decline', { reason: 'Нет' }, '/services/seller/answer_json', { OrderItemId: 3, IsAccepted: false }],
] as const)('%s is sent by a plain form with the version that was seen', async (intent, typed, path, body) => {
  let asked: unknown;
  server.use(
    mockCall('post', path, async (request) => {
      asked = await request.json();
      return { number: sent.number, version: 2, createdAt: '2026-06-15T09:30:00.000Z', city: '', items: [] };
    }),
    ...sellerServer(),
  );
  expect(await visit(NEW, { intent, ...sent, ...typed })).toMatchObject({
    status: 303,
    location: `/en${NEW}?done=${intent}`,
  });
  expect(asked).toMatchObject({ OrderNumber: sent.number, Version: 1, ...body });
});

it.each([
  ['accept-part', { qty: '2', reason: 'Две' }, 'Напишите число от 1 до 1'],
  ['accept-part', { qty: 'два', reason: 'Две' }, 'Напишите число от 1 до 1'],
  ['accept-part', { qty: '1', reason: ' ' }, 'Напишите причину'],
  ['refuse', { reason: '' }, 'Напишите причину'],
  ['promise', { day: 'завтра' }, 'Выберите день'],
] as const)('%s with %o is refused and keeps what was typed', async (intent, typed, text) => {
  server.use(...sellerServer());
  const { status, markup } = await visit(NEW, { intent, ...sent, ...typed });
  expect(status).toBe(400);
  expect(markup).toContain(text);
  for (const value of Object.values(typed)) expect(markup).toContain(value.trim());
});

it('leads back to the page of the queue that the act was sent from', async () => {
  server.use(...shortPages());
  const path = `${NEW}?page=2`;
  const { markup } = await visit(path);
  expect(markup).toContain(sent.number);
  const actions = [...markup.matchAll(/<form[^>]*method="post"[^>]*>/g)].map(
    ([form]) => /action="([^"]*)"/.exec(form)?.[1],
  );
  expect(new Set(actions)).toEqual(new Set([`/en${path}`]));
  const refused = await visit(path, { intent: 'refuse', ...sent, reason: '' });
  expect(refused.markup).toContain('Напишите причину');
  expect(await visit(path, { intent: 'accept', ...sent })).toMatchObject({
    status: 303,
    location: `/en${path}&done=accept`,
  });
  // It was the last order of that page.
  const { markup: after } = await visit(`${path}&done=accept`);
  expect(after).toContain('26-4811-2070');
});

it('shows the queue as it is now when somebody else was faster', async () => {
  server.use(...overtaken());
  const { status, markup } = await visit(NEW, { intent: 'accept', ...sent });
  expect(status).toBe(200);
  expect(markup).toContain('только что изменился');
});

it('does not know other intents', async () => {
  server.use(...sellerServer());
  expect((await visit(NEW, { intent: 'steal', ...sent })).status).toBe(404);
});

it.each([
  ['owner', ['/seller/realization"', '/seller/upload/price"', '/seller-settings"'], ['/seller/upload/stock"']],
  ['manager', ['/seller/realization"', '/seller/upload/price"', '/seller-settings"'], ['/seller/upload/stock"']],
  [
    'warehouse',
    ['/seller/orders/wait"', '/seller/upload/stock"'],
    ['/seller/realization"', '/seller/upload/price"', '/seller-settings"'],
  ],
] as const)('links a seller’s %s only to pages of that role', async (SellerRole, there, missing) => {
  server.use(...sellerServer());
  const { markup } = await visit(NEW, undefined, { ...currentSeller, SellerRole });
  for (const path of there) expect(markup).toContain(path);
  for (const path of missing) expect(markup).not.toContain(path);
});

it('says that the role does not open the page where the backend refuses, as after the access was ended', async () => {
  server.use(mockCall('get', '/services/seller/office_json', refuse(403, { code: 'no-access' })), ...sellerServer());
  expect((await visit(NEW)).status).toBe(403);
});

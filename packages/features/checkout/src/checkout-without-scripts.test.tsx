import { http, getResponse, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { noReturns, oilFilter } from '@partshop/features/basket/mocks';
import { routesOf } from '@partshop/features/core';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { feature } from './feature.ts';
import { createCheckoutServer } from './mocks/checkout-server.ts';
import { bonus, ORDER_NUMBER, REQUEST_ID } from './mocks/fixtures.ts';

const server = setUpMocks(
  http.post('*/Localization/GetValues', () => HttpResponse.json({})),
  mockCall('get', '/services/clientbaseinfo', refuse(500, { code: 'internal' })),
);

const typed = {
  RequestId: REQUEST_ID,
  SeenTotal: String(oilFilter.sum + noReturns.sum),
  ContactName: 'Иван Петров',
  ContactPhone: '8 916 123-45-67',
  PointId: '31',
  Bonus: '119',
  AcceptsNoReturns: 'yes',
};

/** What the page's form would submit of these fields: its hidden and its checked ones. */
function fieldsOf(markup: string, names: readonly string[]): Record<string, string> {
  const tags = [...markup.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const read = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const sent = tags.filter((tag) => read(tag, 'type') === 'hidden' || tag.includes(' checked'));
  const pairs = sent.map((tag) => [read(tag, 'name'), read(tag, 'value')] as const);
  return Object.fromEntries(pairs.filter(([name]) => names.includes(name)));
}

it('sends the same order again when its response was lost, although the order emptied the basket', async () => {
  const shop = createCheckoutServer([oilFilter, noReturns], { bonus });
  const lose = async ({ request }: { request: Request }) => {
    await getResponse(shop.handlers, request);
    return HttpResponse.error();
  };
  server.use(http.post('*/services/orders/createOrderRetail', lose, { once: true }), ...shop.handlers);
  const send = async (form: Record<string, string>) => requestPage(routesOf(feature), '/checkout', { form });
  const lost = await send(typed);
  expect(lost.status).toBe(503);
  expect(shop.orders()).toHaveLength(1);
  const again = fieldsOf(lost.render(), Object.keys(typed));
  const { RequestId, SeenTotal, PointId, Bonus, AcceptsNoReturns } = typed;
  expect(again).toEqual({ RequestId, SeenTotal, PointId, Bonus, AcceptsNoReturns });
  const { status, location } = await send({ ...typed, ...again });
  expect({ status, location }).toEqual({ status: 303, location: `/is-success/${ORDER_NUMBER}` });
  expect(shop.orders()).toHaveLength(1);
});

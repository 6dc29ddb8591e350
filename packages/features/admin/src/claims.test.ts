import { expect, it } from 'vitest';
import { selectPage } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { mockCall } from '@partshop/api-client/mocks';
import { claimReviews } from './claims/claims.loadables.ts';
import { decideClaims, loadClaims } from './claims/claims.saga.ts';
import { claimsPath, readShown } from './claims/shown-claims.ts';
import { claimServer } from './mocks/claims.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));

it('says in the address what is shown', () => {
  expect(claimsPath({ type: 'crosses', seller: null, page: 1 })).toBe('/admin/claims');
  const shown = { type: 'fitments', seller: 12, page: 2 } as const;
  expect(claimsPath(shown)).toBe('/admin/claims?type=fitments&seller=12&page=2');
  expect(readShown(new URLSearchParams('type=fitments&seller=12&page=2'))).toEqual(shown);
  expect(readShown(new URLSearchParams('type=photos&seller=x&page=0'))).toEqual({
    type: 'crosses',
    seller: null,
    page: 1,
  });
});

it('loads the claims of a seller, and is not found for one who claims nothing', async () => {
  server.use(...claimServer());
  const { store } = createTestApp();
  const args = (query: string) => ({ params: {}, query: new URLSearchParams(query) });
  await store.run(loadClaims, undefined, args('seller=1'));
  expect(claimReviews.select(store.getState(), { type: 'crosses', seller: 1, page: 1 })).toMatchObject({
    data: { claims: [{ decision: null }, { confidence: 60 }, { decision: 'accept' }, { decision: 'refuse' }] },
  });
  expect(selectPage(store.getState())).toMatchObject({ title: 'Данные продавцов', isIndexed: false });
  await expect(store.run(loadClaims, undefined, args('seller=99'))).rejects.toMatchObject({ init: { status: 404 } });
});

it.each([
  ['accept', 'accept'],
  ['refuse', 'refuse'],
  ['undo', null],
])('decides by the pressed button: %s', async (decision, sent) => {
  let body: unknown;
  server.use(
    mockCall('post', '/services/admin/claims-decide_json', async (request) => {
      body = await request.json();
      return {} as never;
    }),
  );
  await decide(decision);
  expect(body).toMatchObject({ SellerId: 1, Decision: sent, Was: null });
});

it.each(['', 'accept-all'])('decides nothing by what no button sends: “%s”', async (decision) => {
  await expect(decide(decision)).rejects.toMatchObject({ init: { status: 404 } });
});

async function decide(decision: string): Promise<unknown> {
  const form = new FormData();
  form.set('sellerId', '1');
  form.set('decision', decision);
  return createTestApp().store.run(decideClaims, undefined, { params: {}, query: new URLSearchParams(), form });
}

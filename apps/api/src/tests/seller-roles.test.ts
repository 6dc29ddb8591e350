import { calls, SELLER_ROLES, type SellerRight, type SellerRole } from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccounts } from '../testing/accounts.ts';
import { SELLER_CALLS, type SellerThings } from '../testing/seller-calls.ts';
import { createSellers } from '../testing/sellers.ts';
import { createDemoMail } from '../domains/price-uploads/mail/demo-mail.ts';
import { createTestApi, type Visitor } from '../testing/test-api.ts';

/** Every call of sellers, made by somebody of each role: it is refused where the role lacks the right, and only there. */

const api = await createTestApi({
  runUploadWorker: async () => 'done',
  fetchList: async () => ({ status: 304 }),
  listMail: createDemoMail('on'),
});
const accounts = createAccounts(api);
const { seller, member } = createSellers(api, accounts);

/** What each role may do, and what each call needs: written out, so that what is changed by mistake is seen here. */
const MAY: Record<SellerRole, readonly SellerRight[]> = {
  owner: ['orders', 'stock', 'goods', 'reports', 'settings', 'tokens', 'staff'],
  manager: ['orders', 'stock', 'goods', 'reports', 'settings'],
  warehouse: ['orders', 'stock'],
};
const NEEDS: Record<SellerRight, readonly (keyof typeof SELLER_CALLS)[]> = {
  orders: [
    'sellerOffice',
    'sellerQueue',
    'acceptItems',
    'refuseItems',
    'promiseItems',
    'shipItems',
    'answerItem',
    'sellerPrint',
  ],
  stock: [
    'priceUploads',
    'addPriceUpload',
    'priceUpload',
    'chooseUploadColumns',
    'mendUploadRows',
    'applyUpload',
    'dropUpload',
    'uploadReport',
  ],
  goods: [
    'takeBackUpload',
    'loadUploadPhotos',
    'addListSource',
    'changeListSource',
    'loadListSource',
    'removeListSource',
    'saveListMail',
    'renewListMail',
    'saveMailedList',
    'demoListLetter',
    'offerFaults',
    'faultyOffers',
    'changeOffer',
    'matchCheapest',
    'lastPictureLoad',
    'loadWebPictures',
    'addPictureFile',
    'addArticlePicture',
    'sellerAdvice',
    'adviceChanges',
    'applyAdvice',
    'changePositions',
  ],
  reports: [
    'sellerSales',
    'soldPositions',
    'soldPositionsTable',
    'positionSales',
    'positionViews',
    'savePositionView',
    'removePositionView',
    'positionTerms',
    'transits',
    'transitStatistics',
    'transitOrders',
    'transitClaims',
    'answerClaim',
  ],
  settings: ['sellerCard', 'sellerSettings', 'saveSellerSettings', 'saveSellerWarehouse'],
  tokens: ['sellerTokens', 'makeSellerToken', 'revokeSellerToken'],
  staff: ['sellerStaff', 'inviteSellerMember', 'changeSellerMember', 'removeSellerMember'],
};
const rows = Object.entries(NEEDS).flatMap(([right, names]) =>
  names.map((name) => ({ name, right: right as SellerRight })),
);

/** Nothing has these ids: who may make a call finds nothing. */
const NOTHING: SellerThings = {
  goods: { articleId: 999_999, priceListId: 999_999 },
  number: '26-0000-0009',
  version: 1,
  itemId: 999_999,
  uploadId: 999_999,
  sourceId: 999_999,
  loadId: 999_999,
  tokenId: 999_999,
  transitId: 999_999,
  memberId: 999_999,
  viewId: 999_999,
};

let by: Record<SellerRole, Visitor>;
let list: number;
let outsider: Visitor;
beforeAll(async () => {
  const own = await seller();
  ({ list } = own);
  by = {
    owner: (await member(own.guest, 'owner')).guest,
    manager: (await member(own.guest, 'manager')).guest,
    warehouse: (await member(own.guest, 'warehouse')).guest,
  };
  outsider = (await accounts.signedIn()).guest;
});

test('each call of sellers has a line', () => {
  const ofSellers = Object.entries(calls).filter(([, call]) => (call as { access?: string }).access === 'seller');
  expect(rows.map(({ name }) => name).toSorted()).toEqual(ofSellers.map(([name]) => name).toSorted());
});

test.each(rows)('$name needs the right $right', ({ name, right }) => {
  expect(calls[name]).toMatchObject({ right });
});

describe.each(SELLER_ROLES)('%s', (role) => {
  test.each(rows)(`makes $name, or is refused`, async ({ name, right }) => {
    // A list of stock is what each role may upload.
    const things = { ...NOTHING, goods: { ...NOTHING.goods, priceListId: list } };
    const { status, body } = await (name === 'addPriceUpload'
      ? uploadStock(by[role])
      : SELLER_CALLS[name](by[role], things));
    const { code } = (body ?? {}) as { code?: string };
    const outcome = status === 403 ? code : status === 400 || status >= 500 ? status : 'made';
    expect(outcome).toBe(MAY[role].includes(right) ? 'made' : 'no-access');
  });
});

test.each(rows)('who is nothing to a seller may not make $name', async ({ name }) => {
  expect(await SELLER_CALLS[name](outsider, NOTHING)).toMatchObject({ status: 403 });
});

const uploadStock = async (who: Visitor) =>
  who.post('/services/seller/upload_json', {
    Type: 'stock',
    PriceListId: list,
    Replaces: false,
    FileName: 'a.csv',
    File: Buffer.from('a;b\n').toString('base64'),
  });

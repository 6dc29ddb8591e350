import { AwaitedOrder, calls, Order, type SellerStaff, type SupplierDocument } from '@partshop/api-client/contract';
import { loadCities } from '../domains/places/index.ts';
import { beforeAll, expect, test } from 'vitest';
import { createAccounts } from '../testing/accounts.ts';
import { COMPANY, createCompanies } from '../testing/companies.ts';
import { packed, pdfOf } from '../testing/document-files.ts';
import { createInbox } from '../testing/messages.ts';
import { LIST_FILE, LIST_SOURCE, SAVED_VIEW, SELLER_CALLS } from '../testing/seller-calls.ts';
import { createShopping } from '../testing/shopping.ts';
import { createDemoMail } from '../domains/price-uploads/mail/demo-mail.ts';
import { createTestApi, good, type Answer, type Visitor } from '../testing/test-api.ts';

/**
 * Every call that names something of a client or a seller, made by another one who has such things too: it is answered as for a thing
 * that does not exist. A new call with an id is missing here until its line is written.
 */

// No worker takes the upload of this test: who may name it is what matters.
const api = await createTestApi({
  runUploadWorker: async () => 'done',
  fetchList: async () => ({ status: 304 }),
  listMail: createDemoMail('on'),
});
const { database, fixtures } = api;
await loadCities(database.patient);
const { db } = database;
const accounts = createAccounts(api);
const { owes } = accounts;
const { owned, employed } = createCompanies(accounts, createInbox(api));
const { form, order } = await createShopping(api);
const APPROVALS = '/services/cabinet/order-approvals';
const MOSCOW = 524_901;
/** Lets a client sell the goods of a price list's seller. */
async function sellAs(clientId: number, priceListId: number): Promise<void> {
  await db.updateTable('clients').set({ is_seller: true }).where('id', '=', clientId).execute();
  await db
    .updateTable('sellers')
    .set({ client_id: clientId })
    .where('id', '=', (list) => list.selectFrom('price_lists').select('seller_id').where('id', '=', priceListId))
    .execute();
}

/** A claim about something that the seller of these goods sent. */
async function claimed({ articleId, priceListId }: { articleId: number; priceListId: number }): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    `with sent as (
       insert into transits (seller_id, article_id, order_number, pieces, price, sent_on, expected_on, received_on, faulty_pieces)
       select seller_id, $1, '26-0000-0001', 1, 10000, current_date, current_date, current_date, 1
       from price_lists where id = $2
       returning id, seller_id
     )
     insert into transit_claims (transit_id, seller_id, fault, note, opened_at)
     select id, seller_id, 'short', '', now() from sent returning transit_id as id`,
    [articleId, priceListId],
  );
  return rows[0]?.id ?? 0;
}

/** Who owns a company with an employee, sells, owes, and has one of each thing that a call can name. */
async function everythingOfOne() {
  const { owner, account } = await owned();
  const goods = await fixtures.goods({ price: 10_000, quantity: 100 });
  await sellAs(account.id, goods.priceListId);
  const { employee, account: employeeAccount, id: employeeId } = await employed(owner, 'buyer', { orderLimit: 5000 });
  await employee.add(goods, 1);
  const asked = await order(employee, form({ ContactPhone: employeeAccount.phone }));
  const { approvalId } = AwaitedOrder.parse(asked.body);
  await owner.add(goods, 2);
  const { number, version, items } = await good(order(owner, form({ Company: 'ООО «Ромашка»' })), Order);
  await owner.add(goods, 1);
  const basketId = (await owner.basket()).items[0]?.basketId ?? 0;
  const shared = (await owner.post('/services/basket/share', {})).body as { url?: string; token?: string };
  await owner.post('/services/cabinet/addresses', { cityId: MOSCOW, address: 'ул. Ленина, 1' });
  const alert = { articleId: goods.articleId, kind: 'in-stock', contact: account.phone };
  await owner.post('/services/cabinet/alerts', alert);
  await owes(account, 500_000);
  const paid = (await owner.post('/services/cabinet/finance/pay', { Sum: 100_000 })).body as { id: number };
  const file = pdfOf(packed('/N 1', `of ${account.id}`)).toString('base64');
  const documents = await owner.post('/registration/supplier-document_json', {
    name: 'Устав.pdf',
    type: 'application/pdf',
    file,
  });
  const upload = await owner.post('/services/seller/upload_json', { ...LIST_FILE, PriceListId: goods.priceListId });
  const source = await owner.post('/services/seller/list-source_json', {
    ...LIST_SOURCE,
    Type: 'price',
    PriceListId: goods.priceListId,
  });
  const load = await owner.post('/services/seller/picture-file_json', { LoadId: null, Name: 'X.jpg', File: '' });
  const token = await owner.post('/services/seller/token_json', { Name: '1С', Scopes: ['read-orders'] });
  const view = await owner.put('/services/seller/view_json', SAVED_VIEW);
  const invited = await owner.post('/services/seller/staff_json', {
    Name: 'Пётр Складов',
    Email: `member${account.id}@shop.test`,
    Role: 'warehouse',
  });
  const read = async <Body>(path: string) => (await owner.get(path)).body as Body;
  return {
    owner,
    account,
    goods,
    employeeId,
    approvalId,
    number,
    version,
    itemId: items[0]?.orderItemId ?? 0,
    basketId,
    shareToken: shared.token ?? shared.url?.split('/').at(-1) ?? '',
    addressId: (await read<{ items: { id: number }[] }>('/services/cabinet/addresses')).items[0]?.id ?? 0,
    alertId: (await read<{ id: number }[]>('/services/cabinet/alerts'))[0]?.id ?? 0,
    sessionId: (await read<{ items: { id: number }[] }>('/services/cabinet/sessions')).items[0]?.id ?? 0,
    paymentId: paid.id,
    uploadId: (upload.body as { id?: number }).id ?? 0,
    tokenId: (token.body as { tokens: { id: number }[] }).tokens[0]?.id ?? 0,
    memberId: (invited.body as SellerStaff).members.at(-1)?.id ?? 0,
    transitId: await claimed(goods),
    sourceId: (source.body as { id?: number }).id ?? 0,
    loadId: (load.body as { loadId: number }).loadId,
    viewId: (view.body as { id: number }).id,
    documentId: (documents.body as { documents: SupplierDocument[] }).documents[0]?.id ?? 0,
  };
}
type Things = Awaited<ReturnType<typeof everythingOfOne>>;

let others: Things;
let stranger: Visitor;
beforeAll(async () => {
  others = await everythingOfOne();
  ({ owner: stranger } = await everythingOfOne());
});

type Try = (by: Visitor, of: Things) => Promise<Answer>;

/** Calls of sellers by their names. */
const sellerTries = (...names: (keyof typeof SELLER_CALLS)[]): Partial<Record<keyof typeof calls, Try>> =>
  Object.fromEntries(names.map((name) => [name, SELLER_CALLS[name]]));

/** By the name of the call. */
const TRIES: Partial<Record<keyof typeof calls, Try>> = {
  // Orders
  getOrder: (by, { number }) => by.get(`/services/cabinet/getorders/${number}`),
  repeatOrder: (by, { number }) => by.get(`/services/orders/repeat_json/${number}`),
  orderDocument: (by, { number }) => by.get(`/services/orders/document/${number}/invoice`),
  paymentState: (by, { number }) => by.get(`/services/orders/payment_json/${number}`),
  payJson: (by, { number }) => by.post(`/pay_json/${number}`, {}),
  payOnReceipt: (by, { number }) => by.post(`/services/orders/pay_on_receipt_json/${number}`, {}),
  updateOrderRetail: (by, { number, version }) =>
    by.post('/services/orders/UpdateOrderRetail', {
      OrderNumber: number,
      Version: version,
      ContactName: 'Чужой',
      ContactPhone: '+79161234567',
    }),
  checkByVin: (by, { number }) =>
    by.post(`/services/cabinet/OrderCheckByVinRequest?vin=WVWZZZ1KZAW123456&orderId=${number}`, {}),
  itemStatus: (by, { itemId }) => by.get(`/services/cabinet/get-order-item-status_json-${itemId}`),
  itemInfo: (by, { itemId }) => by.get(`/services/cabinet/get-order-item-info_json-${itemId}`),
  timeline: (by, { itemId }) => by.post('/services/timeline_json', { OrderItemId: itemId }),
  requestCancel: (by, { itemId }) => by.post(`/services/cabinet/order-item-request-cancel-${itemId}`, {}),
  returnRequest: (by, { itemId }) => by.post('/services/cabinet/ReturnRequest', { OrderItemId: itemId }),
  deleteItem: (by, { itemId }) => by.send('DELETE', `/services/cabinet/order/item/${itemId}`, {}),
  // Basket
  basketChangeQty: (by, { basketId }) => by.post('/services/basket/change/qty_json', { basketId, qty: 7 }),
  basketChangeComment: (by, { basketId }) =>
    by.post('/services/basket/change/comment_json', { basketId, comment: 'Моё' }),
  basketInOrder: (by, { basketId }) => by.post('/services/basket/basket-in-order', { basketId, inOrder: false }),
  revokeSharedBasket: (by, { shareToken }) => by.post(`/services/basket/share/${shareToken}/revoke`, {}),
  // Account
  chooseAddress: (by, { addressId }) => by.post(`/services/cabinet/addresses/${addressId}/default`, {}),
  deleteAddress: (by, { addressId }) => by.send('DELETE', `/services/cabinet/addresses/${addressId}`, {}),
  deleteAlert: (by, { alertId }) => by.post('/services/cabinet/alerts/delete', { id: alertId }),
  debtPayment: (by, { paymentId }) => by.get(`/services/cabinet/finance/payment/${paymentId}`),
  supplierDocument: (by, { documentId }) => by.get(`/registration/supplier-document/${documentId}`),
  removeSupplierDocument: (by, { documentId }) =>
    by.send('DELETE', `/registration/supplier-document_json/${documentId}`, {}),
  // Company
  changeEmployee: (by, { employeeId }) =>
    by.put(`${COMPANY}/employees/${employeeId}`, { role: 'buyer', orderLimit: null, monthLimit: null }),
  removeEmployee: (by, { employeeId }) => by.send('DELETE', `${COMPANY}/employees/${employeeId}`, {}),
  getApproval: (by, { approvalId }) => by.get(`${APPROVALS}/${approvalId}`),
  approveOrder: (by, { approvalId }) =>
    by.post(`${APPROVALS}/${approvalId}/approve`, { seenTotal: 10_000, acceptsChanges: false }),
  refuseOrder: (by, { approvalId }) => by.post(`${APPROVALS}/${approvalId}/refuse`, { reason: 'Не надо' }),
  withdrawOrder: (by, { approvalId }) => by.post(`${APPROVALS}/${approvalId}/withdraw`, {}),
  ...sellerTries(
    'acceptItems',
    'refuseItems',
    'promiseItems',
    'shipItems',
    'answerItem',
    'positionTerms',
    'answerClaim',
    'positionSales',
    'savePositionView',
    'removePositionView',
    'addPriceUpload',
    'priceUpload',
    'chooseUploadColumns',
    'mendUploadRows',
    'applyUpload',
    'dropUpload',
    'takeBackUpload',
    'loadUploadPhotos',
    'uploadReport',
    'addListSource',
    'changeListSource',
    'loadListSource',
    'removeListSource',
    'saveMailedList',
    'changeOffer',
    'addPictureFile',
    'adviceChanges',
    'applyAdvice',
    'revokeSellerToken',
    'sellerPrint',
    'saveSellerWarehouse',
    'changeSellerMember',
    'removeSellerMember',
  ),
};

/** These take several ids at once: unknown ones are left out. */
const LEFT_OUT: Partial<Record<keyof typeof calls, Try>> = {
  basketDelete: (by, { basketId }) => by.post('/services/basket/delete_json', { ids: [basketId] }),
  basketInOrder2: (by, { basketId }) =>
    by.post('/services/basket/basket-in-order2', { ids: [basketId], inOrder: false }),
  basketOrdersWaiting: (by, { basketId }) =>
    by.post('/services/basket/orderswaiting', { ids: [basketId], groupName: 'Потом' }),
  basketRestore: (by, { basketId }) => by.post('/services/basket/restore_json', { ids: [basketId] }),
  basketUpdate: (by, { basketId }) => by.get(`/services/basket/update?basketId=${basketId}&qty=7`),
  basketMoveRetail: (by, { basketId, account }) =>
    by.post('/services/basket/BasketMoveRetail', { ids: [basketId], clientId: account.id }),
  createOrderRetail: (by, { basketId }) => order(by, form({ Company: 'ООО «Ромашка»', BasketIds: [basketId] })),
  createOrderWholesale: (by, { basketId }) => {
    const { RequestId, PointId } = form() as Record<string, unknown>;
    const body = { RequestId, PointId, Company: 'ООО «Ромашка»', BasketIds: [basketId] };
    return by.post('/services/orders/CreateOrderWholesale', body);
  },
  deliveriesOfOrders: (by, { number }) => by.post('/services/orders/GetDeliveryByOrderIds', { OrderIds: [number] }),
  endSessions: (by, { sessionId }) => by.post('/services/cabinet/sessions/end', { id: sessionId }),
  ...sellerTries('transits', 'transitStatistics', 'matchCheapest'),
};

/** Their ids name what everybody may see, what the caller makes, or what only the caller's own session has. */
const NOBODYS: readonly (keyof typeof calls)[] = [
  // The catalogue, cars and places
  'addAddress',
  'addAlert',
  'addArticlePicture',
  'agentFit',
  'agentPart',
  'applicability',
  'basketAdd',
  'basketAddList',
  'boughtTogether',
  'carGoods',
  'carSearchData',
  'categoryCarPartsList',
  'changeList',
  'deliveryCostByProducts',
  'fitJson',
  'getCardGoods',
  'getCdekPoints',
  'getCourierListByCity',
  'getDeliveryCost',
  'getDeliveryCostTwoService',
  'getDeliveryFixCostCheck',
  'getDeliveryFixCostCheck2',
  'getOemCross',
  'getRootByCar',
  'getRootByCarByEngine',
  'goodsById',
  'newsPost',
  'priceHistory',
  'quickOrderAdd',
  'register',
  'relationsToCars',
  'searchGood',
  'searchGoodList',
  'setCity',
  'setEngineId',
  'soldPositions',
  'soldPositionsTable',
  'storeWorkTimes',
  'wiperSizes',
  // The basket of the session, and what is made in it
  'basketItems',
  'saveError',
  'setUsedChat',
  'shareBasket',
  'takeFewerParcels',
  // A secret stands in place of an id, or is asked for beside it
  'alertOfLink',
  'answerAlert',
  'checkRecoveryCode',
  'findOrder',
  'getOrderNotices',
  'getSharedBasket',
  'paymentNotice',
  'setNewPassword',
  'setOrderNotices',
  'takeSharedBasket',
];
const ID = /^(?:id|ids|number|token|groupString|groupName)$|(?:Id|Ids|Number|Items)$/;

test('the other has one of each thing', () => {
  expect(Object.values(others).filter((thing) => thing === 0 || thing === '')).toEqual([]);
});

test('every call with an id has a line', () => {
  const fieldsOf = (part: unknown) => Object.keys((part as { shape?: object } | undefined)?.shape ?? {});
  const withIds = Object.entries(calls).filter(([, call]) => {
    const { access } = call as { access?: string };
    if (access === 'admin' || access === 'editor') return false;
    const { params, query, body } = call.request as {
      params?: object;
      query?: object;
      body?: { content: Record<string, { schema: object }> };
    };
    const bodies = Object.values(body?.content ?? {}).map(({ schema }) => schema);
    return [params, query, ...bodies].flatMap(fieldsOf).some((name) => ID.test(name));
  });
  const known = new Set([...Object.keys(TRIES), ...Object.keys(LEFT_OUT), ...NOBODYS]);
  expect(withIds.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
});

test.each(Object.entries(TRIES))('%s does not find what is another’s', async (name, attempt) => {
  // A line that is not in the basket was removed by another tab.
  const isLine = name.startsWith('basket');
  expect(await attempt(stranger, others)).toMatchObject(
    isLine ? { status: 409, body: { code: 'basket-changed' } } : { status: 404, body: { code: 'not-found' } },
  );
});

test.each(Object.entries(LEFT_OUT))('%s leaves what is another’s alone', async (_, attempt) => {
  const things = async () => [await others.owner.basket(), (await others.owner.get('/services/cabinet/sessions')).body];
  const before = await things();
  const answer = await attempt(stranger, others);
  expect(JSON.stringify(answer.body)).not.toContain(others.goods.number);
  expect(await things()).toEqual(before);
});

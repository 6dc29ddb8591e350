import type { Answer, Visitor } from './test-api.ts';

/** A price list of a seller. */
export const LIST_FILE = {
  Type: 'price',
  Replaces: false,
  FileName: 'a.csv',
  File: Buffer.from('a;b\n').toString('base64'),
};

/** From where a seller's list is loaded. */
export const LIST_SOURCE = {
  Url: 'https://prices.example/a.csv',
  Hour: 6,
  Replaces: false,
  Applies: false,
  GoneLimit: 10,
};

/** A view of the page of goods that somebody saves. */
export const SAVED_VIEW = {
  Id: null,
  Name: 'Свой',
  IsDefault: false,
  State: { kind: 'all', order: 'sum', number: '', where: '', faults: '', columns: '' },
};

/** What calls of sellers name. */
export type SellerThings = {
  goods: { articleId: number; priceListId: number };
  number: string;
  version: number;
  itemId: number;
  uploadId: number;
  sourceId: number;
  loadId: number;
  tokenId: number;
  transitId: number;
  memberId: number;
  viewId: number;
};
type Try = (by: Visitor, of: SellerThings) => Promise<Answer>;

const said = ({ number, version }: SellerThings, more: object) => ({
  OrderNumber: number,
  Version: version,
  Description: 'Нет',
  ...more,
});

/** The answer of a call that sends a file, or JSON where it is refused. */
async function answerOf(file: Promise<Response>): Promise<Answer> {
  const response = await file;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? await response.json() : await response.text(),
  };
}

/** A request of each call of sellers, by the name of the call. */
export const SELLER_CALLS = {
  acceptItems: (by, of) =>
    by.post('/services/seller/accept_json', said(of, { Items: [{ OrderItemId: of.itemId, Qty: 1 }] })),
  refuseItems: (by, of) => by.post('/services/seller/refuse_json', said(of, { OrderItemIds: [of.itemId] })),
  promiseItems: (by, of) =>
    by.post('/services/seller/promise_json', said(of, { OrderItemIds: [of.itemId], Day: '2026-12-20' })),
  shipItems: (by, of) => by.post('/services/seller/ship_json', said(of, { OrderItemIds: [of.itemId] })),
  answerItem: (by, of) =>
    by.post('/services/seller/answer_json', said(of, { OrderItemId: of.itemId, IsAccepted: true })),
  positionTerms: (by, { goods: { articleId } }) => by.get(`/services/seller/position-terms_json/${articleId}`),
  answerClaim: (by, { transitId }) =>
    by.post('/services/seller/claim_json', { TransitId: transitId, Version: 1, IsAccepted: true }),
  savePositionView: (by, { viewId }) =>
    by.put('/services/seller/view_json', { ...SAVED_VIEW, Id: viewId, Name: 'Чужой' }),
  removePositionView: (by, { viewId }) => by.send('DELETE', `/services/seller/view_json/${viewId}?version=1`, {}),
  positionSales: (by, { goods: { articleId } }) => by.get(`/services/seller/position_json/${articleId}`),
  addPriceUpload: (by, { goods }) =>
    by.post('/services/seller/upload_json', { ...LIST_FILE, PriceListId: goods.priceListId }),
  priceUpload: (by, { uploadId }) => by.get(`/services/seller/upload-state_json/${uploadId}`),
  chooseUploadColumns: (by, { uploadId }) =>
    by.put(`/services/seller/upload-columns_json/${uploadId}`, { Fields: ['maker'], Version: 1 }),
  mendUploadRows: (by, { uploadId }) =>
    by.put(`/services/seller/upload-rows_json/${uploadId}`, { Rows: [{ Row: 2, Cells: {} }], Version: 1 }),
  applyUpload: (by, { uploadId }) => by.post(`/services/seller/upload-apply_json/${uploadId}`, { Version: 1 }),
  dropUpload: (by, { uploadId }) => by.post(`/services/seller/upload-drop_json/${uploadId}`, { Version: 1 }),
  takeBackUpload: (by, { uploadId }) => by.post(`/services/seller/upload-back_json/${uploadId}`, {}),
  loadUploadPhotos: (by, { uploadId }) => by.post(`/services/seller/upload-photos_json/${uploadId}`, {}),
  uploadReport: (by, { uploadId }) => by.get(`/services/seller/upload-report/${uploadId}`),
  addListSource: (by, { goods }) =>
    by.post('/services/seller/list-source_json', { ...LIST_SOURCE, Type: 'stock', PriceListId: goods.priceListId }),
  changeListSource: (by, { sourceId }) =>
    by.put(`/services/seller/list-source_json/${sourceId}`, { ...LIST_SOURCE, IsPaused: true, Version: 1 }),
  loadListSource: (by, { sourceId }) => by.post(`/services/seller/list-source-load_json/${sourceId}`, {}),
  removeListSource: (by, { sourceId }) =>
    by.post(`/services/seller/list-source-remove_json/${sourceId}`, { Version: 1 }),
  saveListMail: (by) => by.put('/services/seller/list-mail_json', { Senders: ['anna@parts.example'], Version: 0 }),
  renewListMail: (by) => by.post('/services/seller/list-mail-renew_json', { Version: 1 }),
  saveMailedList: (by, { goods }) =>
    by.put('/services/seller/mailed-list_json', {
      Type: 'stock',
      PriceListId: goods.priceListId,
      Replaces: true,
      Applies: true,
      GoneLimit: 100,
      Version: 0,
    }),
  demoListLetter: (by) =>
    by.post('/services/dev/list-letter_json', { From: 'anna@parts.example', To: 'nobody@lists.example', Files: [] }),
  changeOffer: (by, { goods }) =>
    by.put('/services/seller/offer_json', {
      PriceListId: goods.priceListId,
      ArticleId: goods.articleId,
      Price: 1,
      Quantity: 1,
      Seen: { Price: 10_000, Quantity: 97 },
    }),
  addPictureFile: (by, { loadId }) =>
    by.post('/services/seller/picture-file_json', { LoadId: loadId, Name: 'X.jpg', File: '' }),
  adviceChanges: (by, { goods }) =>
    by.get(`/services/seller/advice-changes_json?kind=dearer&priceListId=${goods.priceListId}`),
  applyAdvice: (by, { goods }) =>
    by.post('/services/seller/advice-apply_json', { Kind: 'dearer', PriceListId: goods.priceListId, Version: '' }),
  revokeSellerToken: (by, { tokenId }) => by.send('DELETE', `/services/seller/token_json/${tokenId}`, {}),
  sellerPrint: (by, { itemId }) => by.get(`/services/seller/print/labels?itemId=${itemId}`),
  saveSellerWarehouse: (by, { goods }) =>
    by.put('/services/seller/warehouse_json', {
      PriceListId: goods.priceListId,
      Version: 1,
      LeadDays: 9,
      LeadDaysMax: 9,
      IsReturnable: false,
      Weekdays: [1],
      CutOff: null,
      ClosedDays: [],
    }),
  sellerOffice: (by) => by.get('/services/seller/office_json'),
  sellerQueue: (by) => by.get('/services/seller/orders_json/new'),
  priceUploads: (by) => by.get('/services/seller/uploads_json/stock'),
  sellerCard: (by) => by.get('/services/seller/card_json'),
  sellerSettings: (by) => by.get('/services/seller/settings_json'),
  saveSellerSettings: (by) =>
    by.put('/services/seller/settings_json', { Version: 1, ReturnRules: '', NoticeEmail: '', WantsNotices: false }),
  sellerTokens: (by) => by.get('/services/seller/tokens_json'),
  makeSellerToken: (by) => by.post('/services/seller/token_json', { Name: '1С', Scopes: ['read-orders'] }),
  sellerStaff: (by) => by.get('/services/seller/staff_json'),
  inviteSellerMember: (by) =>
    by.post('/services/seller/staff_json', { Name: 'Пётр Складов', Email: 'petr@shop.test', Role: 'warehouse' }),
  changeSellerMember: (by, { memberId }) =>
    by.put(`/services/seller/member_json/${memberId}`, { Role: 'owner', Version: 1 }),
  removeSellerMember: (by, { memberId }) => by.post(`/services/seller/member-remove_json/${memberId}`, { Version: 1 }),
  sellerAdvice: (by) => by.get('/services/seller/advice_json'),
  offerFaults: (by) => by.get('/services/seller/diagnostics_json'),
  faultyOffers: (by) => by.get('/services/seller/diagnostics_json/no-picture'),
  matchCheapest: (by, { goods: { priceListId, articleId } }) =>
    by.post('/services/seller/match-cheapest_json', {
      Offers: [{ PriceListId: priceListId, ArticleId: articleId }],
      MaxPercent: 90,
    }),
  lastPictureLoad: (by) => by.get('/services/seller/pictures_json'),
  loadWebPictures: (by) =>
    by.post('/services/seller/web-pictures_json', {
      Rows: [{ Number: 'NO-SUCH', Url: 'http://nowhere.invalid/a.jpg' }],
    }),
  addArticlePicture: (by, { goods: { articleId } }) =>
    by.post('/services/seller/addpicture_json', { articleId, file: Buffer.from('no picture').toString('base64') }),
  sellerSales: (by) => by.get('/services/seller/sales_json'),
  soldPositions: (by) => by.get('/services/seller/positions_json'),
  soldPositionsTable: async (by) => answerOf(by.download('/services/seller/positions-table/csv')),
  transits: (by, { goods: { articleId } }) => by.get(`/services/seller/transits_json?kind=all&articleId=${articleId}`),
  transitStatistics: (by, { goods: { articleId } }) =>
    by.get(`/services/seller/transit-statistics_json?articleId=${articleId}`),
  positionViews: (by) => by.get('/services/seller/views_json'),
  changePositions: (by, { goods: { articleId } }) =>
    by.post('/services/seller/positions-change_json', {
      Filter: { kind: 'all', number: '', where: '', faults: '' },
      Chosen: { kind: 'some', articleIds: [articleId] },
      Change: { kind: 'stop' },
    }),
  transitOrders: (by) => by.get('/services/seller/transit-orders_json'),
  transitClaims: (by) => by.get('/services/seller/claims_json'),
} satisfies Record<string, Try>;

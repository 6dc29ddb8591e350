import { calls } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createTestApi, type Answer } from './testing/test-api.ts';

const { visitor, database, logged } = await createTestApi();
const guest = visitor();
const FORM = 'application/x-www-form-urlencoded';
const SEARCH = '/services/search/searchgood_json';

/** Input that each call takes; every answer is held against the contract on its way. */
const inputs: Record<keyof typeof calls, string | [string, object]> = {
  clientBaseInfo: '/services/clientbaseinfo',
  getLangs: '/Localization/getlangs',
  getConfig: '/Localization/getconfig',
  getValues: ['/Localization/GetValues', { home: ['Корзина'] }],
  searchGood: [SEARCH, { CatalogKey: 'mann', Number: 'W712' }],
  searchGoodList: ['/services/search/searchgoodlist_json', { Number: 'W712' }],
  getCardGoods: ['/services/search/getcardgoods_json', { Text: 'фильтр' }],
  searchTips: '/api/search/w712',
  topSale: '/services/catalogs/topsale_json',
  basketItems: '/services/basket/items_json',
  basketAdd: ['/services/basket/add_json', { priceListId: 1, articleId: 1, qty: 1 }],
  basketChangeQty: ['/services/basket/change/qty_json', { basketId: 1, qty: 1 }],
  basketDelete: ['/services/basket/delete_json', { ids: [1] }],
  basketShowSetStep: '/services/basket/basketshowsetstep_json',
  createOrderRetail: [
    '/services/orders/createOrderRetail',
    {
      RequestId: '0b0f3b9e-5b4c-4d0e-9d6f-0d3c1b2a4e5f',
      ContactName: 'Иван',
      ContactPhone: '+7 916 123 45 67',
      PointId: 1,
      PaymentType: 'on-receipt',
    },
  ],
  getOrder: '/services/cabinet/getorders/26-1234-5678',
  saveClientConfig: ['/services/buyer/SaveClientConfig?IsTableMod=true', {}],
  setUsedChat: '/services/buyer/set-used-chat?chatId=abc',
  findClients: '/services/cabinet/SwitchUser?query=Анна',
  switchUser: ['/services/cabinet/SwitchUser', { ClientId: 1, Reason: 'Проверка' }],
  switchBack: ['/services/cabinet/SwitchUser', {}],
  login: ['/login_json', { login: '+7 916 123 45 67', password: 'a guess' }],
  logout: ['/logout_json', {}],
  findUserByPhone: '/client/FindUserByPhone?phone=%2B79161234567',
  sendCode: ['/client/phone/SendCode', { phone: '12345' }],
  validateCode: ['/client/phone/ValidateCode', { phone: '+7 916 123 45 67', code: '123456' }],
  register: [
    '/registration/register_json',
    { phone: '+7 916 123 45 67', name: 'Иван', password: 'синий-автобус-42', cityId: 524_901 },
  ],
  passwordReset: ['/services/registration/client/password/reset', { ContactPhone: '12345' }],
  passwordGetRecoveryCode: ['/services/cabinet/PasswordGetRecoveryCode', {}],
  checkRecoveryCode: ['/services/cabinet/CheckRecoveryCode', { ClientId: 'x'.repeat(22), RecoveryCode: '123456' }],
  setNewPassword: [
    '/services/cabinet/SetNewPassword',
    { ClientId: 'x'.repeat(22), RecoveryCode: '123456', NewPassword: 'синий-автобус-42' },
  ],
  passwordUpdate: [
    '/services/registration/client/password/update',
    { OldPasswordHash: 'a', PasswordHash: 'синий-автобус-42', PasswordHashCheck: 'синий-автобус-42' },
  ],
  demoMessages: '/services/dev/messages',
  getCities: '/registration/GetCities?query=мос',
  getAllPvz: '/registration/getallpvz?cityCode=524901',
  setCity: ['/services/cabinet/SetCity', { city: 'Москва', sdekId: 524_901 }],
  getRegionDelivery: ['/services/delivery/getregiondelivery', {}],
  getOutpostCountryList: '/services/delivery/GetOutpostCountryList',
  getCompanyContacts: ['/services/CompanyContacts/getcompanycontacts', {}],
  storeWorkTimes: '/services/storeworktimes?storeId=1',
  getPost: '/services/news/getPost',
  savePost: ['/services/news/savePost', { post: { title: 'Новость', html: '' } }],
  searchTimingSave: ['/services/cabinet/SearchTimingSave', { PageUrl: '/', UserAgentName: '', ElapsedTime: 1 }],
  clientRequestSave: ['/services/cabinet/ClientRequestSaveJson', { RequestUrl: '/', PageTitle: '' }],
  saveError: ['/saveerror', { error: 'x', url: '/', lineNumber: '1', raw: '{}' }],
  sitemap: '/services/sitemap?kind=articles',
  carSearchData: '/services/search/car-search-data?dataType=brand',
  getRootByCar: '/services/search/get-root-by-car?engineId=1',
  getRootByCarByEngine: '/services/search/get-root-by-car-by-engine?engineId=1',
  setEngineId: ['/services/cabinet/set-engine-id?id=0', {}],
  checkLinkAvtozapchasti: '/services/search/checklinkavtozapchasti?link=/avtozapchasti/filters',
  categoryCarPartsList: '/services/search/category-car-parts-list',
};

type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

/** By the method and with the kind of body that the contract says. */
function send(name: Name, inCase: (path: string) => string = (path) => path): Promise<Answer> {
  const { method, request } = calls[name];
  const input = inputs[name];
  const [address, body] = typeof input === 'string' ? [input, ''] : input;
  const [path = '', query] = address.split('?');
  const target = inCase(path) + (query === undefined ? '' : `?${query}`);
  if (method === 'get') return guest.get(target);
  const isForm = 'body' in request && FORM in request.body.content;
  return isForm
    ? guest.send(method.toUpperCase(), target, new URLSearchParams(Object.entries(body)).toString(), {
        'content-type': FORM,
      })
    : guest.send(method.toUpperCase(), target, body);
}

describe('every call of the contract', () => {
  test.each(names)('%s is there', async (name) => {
    const { status, body, headers } = await send(name);
    expect(status).toBeLessThan(500);
    expect(body).not.toHaveProperty('message', 'No such call.');
    expect(headers.get('x-server-version')).toBe('test');
  });

  test.each(names)('%s is found in any case', async (name) => {
    const [plain, loud] = [await send(name), await send(name, (path) => path.toUpperCase())];
    expect(loud.status).toBe(plain.status);
    expect(loud.body).not.toHaveProperty('message', 'No such call.');
  });

  test('keeps the case of what stands in the path', async () => {
    expect(await guest.get('/API/Search/ФильтР')).toMatchObject({ body: { text: 'ФильтР' } });
    expect(await guest.get('/api/search/W%20712%2F75')).toMatchObject({ body: { text: 'W 712/75' } });
  });
});

test.each(['/', '/services', '/api/search/', '/api/search/a/b', '/services/basket/items_json/', '/%E0%A4%A'])(
  'an unknown path is 404: %s',
  async (path) => {
    expect(await guest.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  },
);

test('a known path with another method is no call', async () => {
  expect(await guest.get('/services/basket/add_json')).toMatchObject({ status: 404 });
  expect(await guest.post('/services/basket/items_json', {})).toMatchObject({ status: 404 });
});

test('a fault of ours is told without details, and logged without what the visitor sent', async () => {
  await database.pool.query('alter table makers rename to makers_away');
  try {
    const answer = await guest.post(SEARCH, { CatalogKey: 'secret-of-a-visitor', Number: '1' });
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('makers');
  } finally {
    await database.pool.query('alter table makers_away rename to makers');
  }
  const [line = ''] = logged.slice(-1);
  expect(JSON.parse(line)).toMatchObject({ msg: 'call failed', call: SEARCH, fault: { code: '42P01' } });
  expect(line).not.toContain('secret-of-a-visitor');
  expect(line).not.toContain('partshop_session');
});

import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import {
  CODE,
  codeEnded,
  codeOnItsWay,
  irina,
  knownPhone,
  noMoreCodes,
  PASSWORD,
  PHONE,
  phoneBroken,
  phoneUnserved,
  registerRefused,
  registration,
  staffPhone,
} from '../mocks/handlers.ts';
import { openPage, sendForm, valuesOf } from '../testing/send-form.tsx';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

const PAGE = '/register-simple?target=%2Fbasket';
const phone = { step: 'phone', phone: '8 916 123-45-67' };
const code = { step: 'code', phone: PHONE, code: `${CODE.slice(0, 3)} ${CODE.slice(3)}` };
const details = {
  step: 'details',
  phone: PHONE,
  name: 'Ирина Соколова',
  email: 'irina@example.com',
  password: PASSWORD,
  cityId: '551487',
};

describe('the registration without JavaScript', () => {
  it('has the steps phone, code and details, and ends at the welcome', async () => {
    const sent: unknown[] = [];
    server.use(
      mockCall('post', '/registration/register_json', async (request) => {
        sent.push(await request.json());
        return irina;
      }),
      ...registration(),
    );
    const first = await sendForm(PAGE, phone);
    expect(first.status).toBe(200);
    expect(valuesOf(first.markup)).toMatchObject({ step: 'code', phone: PHONE });
    expect(first.markup).toContain('Отправить код ещё раз');

    const second = await sendForm(PAGE, code);
    expect(valuesOf(second.markup)).toMatchObject({ step: 'details', phone: PHONE, name: '', password: '' });
    expect(second.markup).toMatch(/<option value="551487"[^>]*>Казань, Татарстан/);

    expect(await sendForm(PAGE, { ...details, pointId: '31' })).toMatchObject({
      status: 303,
      location: '/en/register-simple?target=%2Fbasket&welcome=1',
    });
    const { step: _step, cityId: _cityId, ...rest } = details;
    expect(sent).toEqual([{ ...rest, cityId: 551_487, pointId: 31 }]);
  });

  it('returns to the phone', async () => {
    server.use(...registration());
    const { markup } = await sendForm(PAGE, { ...code, intent: 'change-phone' });
    expect(valuesOf(markup)).toMatchObject({ step: 'phone' });
  });

  it('logs in a client by the code', async () => {
    server.use(...knownPhone());
    expect(await sendForm(PAGE, code)).toMatchObject({ status: 303, location: '/en/basket' });
  });

  it('asks staff for the password, with the phone filled in', async () => {
    server.use(...staffPhone());
    const { markup } = await sendForm(PAGE, code);
    expect(markup).toContain('права сотрудника');
    expect(markup).toContain('action="/en/login?target=%2Fbasket"');
    expect(valuesOf(markup)).toMatchObject({ login: PHONE, password: '' });
  });

  it('continues with a code that was just sent', async () => {
    server.use(mockCall('post', '/client/phone/SendCode', refuse(429, { code: 'too-many' })), ...codeOnItsWay());
    expect(valuesOf((await sendForm(PAGE, phone)).markup)).toMatchObject({ step: 'code' });
  });
});

describe('the login by a code without JavaScript', () => {
  const LOGIN = '/register-simple?target=%2Fbasket&by=code';

  it('logs in a client, without the promises of a registration', async () => {
    server.use(...knownPhone());
    const { markup, page: described } = await openPage(LOGIN);
    expect(markup).toContain('Вход по коду');
    expect(markup).not.toContain('на первые покупки');
    expect(described.isIndexed).toBe(false);
    expect((await sendForm(LOGIN, phone)).markup).toContain('Вход по коду');
    expect(await sendForm(LOGIN, code)).toMatchObject({ status: 303, location: '/en/basket' });
  });

  it('says that the shop does not know the phone, and goes on with the registration', async () => {
    server.use(...registration());
    const { markup } = await sendForm(LOGIN, code);
    expect(markup).toContain('Этого номера у нас ещё нет');
    expect(valuesOf(markup)).toMatchObject({ step: 'details', phone: PHONE });
  });
});

describe('a step that is refused says why', () => {
  const BAD_PHONE = mockCall(
    'get',
    '/client/FindUserByPhone',
    refuse(400, { code: 'bad-request', fields: [{ path: 'phone', message: '' }] }),
  );
  it.each([
    ['no phone', { ...phone, phone: 'позвоните' }, [], 400, 'phone', 'Такого номера не бывает'],
    ['a phone that does not exist', phone, [BAD_PHONE], 400, 'phone', 'Такого номера не бывает'],
    ['a phone of a country without SMS', phone, phoneUnserved(), 422, 'phone', 'В эту страну мы не отправляем'],
    ['a phone without its last digit', { ...phone, phone: '8 916 123-45-6' }, [], 400, 'phone', 'не хватает цифр'],
    ['too many codes today', phone, noMoreCodes(), 429, 'phone', 'Слишком много попыток'],
    ['a fault of ours', phone, phoneBroken(), 500, 'phone', 'Что-то сломалось у нас'],
    ['half a code', { ...code, code: '12' }, [], 400, 'code', 'из сообщения'],
    ['a wrong code', { ...code, code: '111111' }, [], 422, 'code', 'Осталось 4 попытки'],
    ['an old code', code, codeEnded(), 422, 'code', 'больше не действует'],
    ['no name', { ...details, name: ' ' }, [], 400, 'details', 'Напишите имя'],
    ['a name with markup', { ...details, name: '<b>' }, [], 400, 'details', 'угловых скобок'],
    ['no e-mail', { ...details, email: 'irina@' }, [], 400, 'details', 'В адресе почты ошибка'],
    ['a short password', { ...details, password: '1234567' }, [], 400, 'details', 'не меньше 8 знак'],
    ['no city', { ...details, cityId: '' }, [], 400, 'details', 'Выберите город'],
    ['an e-mail of somebody else', details, registerRefused(409, 'email-taken'), 409, 'details', 'в другом аккаунте'],
    ['a weak password', details, registerRefused(422, 'password-weak'), 422, 'details', 'Придумайте другой'],
    ['a phone that was taken', details, registerRefused(409, 'phone-taken'), 409, 'phone', 'уже зарегистрирован'],
    ['a proof that ended', details, registerRefused(422, 'phone-unconfirmed'), 422, 'phone', 'устарело'],
    ['a fault at the end', details, registerRefused(500, 'internal'), 500, 'details', 'Что-то сломалось у нас'],
  ])('%s', async (_name, fields, handlers, status, step, text) => {
    server.use(...handlers, ...registration());
    const shown = await sendForm(PAGE, fields);
    expect(shown.status).toBe(status);
    expect(shown.markup).toContain(text);
    expect(valuesOf(shown.markup)).toMatchObject({ step });
    expect(shown.markup + shown.state).not.toContain(PASSWORD);
  });

  it('no response, and returns all that was typed except the password', async () => {
    server.use(
      http.post('*/registration/register_json', () => HttpResponse.error()),
      ...registration(),
    );
    const { status, markup } = await sendForm(PAGE, details);
    expect(status).toBe(503);
    expect(valuesOf(markup)).toMatchObject({ name: 'Ирина Соколова', email: 'irina@example.com', password: '' });
    expect(markup).toMatch(/<option value="551487" selected=""/);
  });

  it('another code that is refused, while the last one still works', async () => {
    server.use(
      mockCall('post', '/client/phone/SendCode', refuse(429, { code: 'too-many', retryAfter: 59 })),
      ...registration(),
    );
    const { status, markup } = await sendForm(PAGE, { ...code, intent: 'resend' });
    expect(status).toBe(429);
    expect(valuesOf(markup)).toMatchObject({ step: 'code', phone: PHONE });
  });
});

describe('the page of registration', () => {
  it('may be indexed, and describes the bonus', async () => {
    server.use(...registration());
    const { page, markup } = await openPage('/register-simple');
    expect(page.isIndexed).toBe(true);
    expect(page.description).toContain('200 бонусных рублей');
    expect(markup).toMatch(/действуют 180 дн\S+ ими можно оплатить до 20 % заказа/);
  });

  it('takes the bonus from the configuration of the shop', async () => {
    const bonus = { welcome: 350, days: 31, orderShare: 15 };
    server.use(...registration());
    const { page, markup } = await openPage('/register-simple', { config: { bonus } });
    expect(page.description).toContain('350 бонусных рублей');
    expect(markup).toMatch(/350\S* на первые покупки/);
    expect(markup).toMatch(/действуют 31 дн\S+ ими можно оплатить до 15 % заказа/);
    const { markup: welcome } = await openPage('/register-simple?welcome=1', { config: { bonus }, currentUser: irina });
    expect(welcome).toMatch(/Начислили вам \S*350\S* бонусами/);
  });

  it('promises no bonus where the shop grants none', async () => {
    const bonus = { welcome: 0, days: 180, orderShare: 20 };
    server.use(...registration());
    const { page, markup } = await openPage('/register-simple', { config: { bonus } });
    const { markup: welcome } = await openPage('/register-simple?welcome=1', { config: { bonus }, currentUser: irina });
    for (const text of [page.description, markup, welcome]) expect(text).not.toMatch(/бонус/i);
  });

  it('works without the cities if they fail to load', async () => {
    server.use(mockCall('get', '/registration/GetCities', refuse(500, { code: 'internal' })));
    expect((await openPage('/register-simple')).status).toBe(200);
  });

  it('welcomes a new client, and redirects other clients', async () => {
    server.use(...registration());
    const welcome = await openPage(`${PAGE}&welcome=1`, { currentUser: irina });
    expect(welcome.markup).toContain('Добро пожаловать, Ирина Соколова!');
    expect(welcome.markup).toContain('href="/en/basket"');
    expect(welcome.page.isIndexed).toBe(false);
    expect(await openPage(PAGE, { currentUser: irina })).toMatchObject({ status: 302, location: '/en/basket' });
  });
});

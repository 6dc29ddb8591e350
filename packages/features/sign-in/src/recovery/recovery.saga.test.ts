import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { paths } from '@partshop/features/shared';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import {
  CODE,
  PASSWORD,
  recovery,
  recoveryTooMany,
  recoveryUnserved,
  REQUEST_ID,
  TOKEN,
  tokenExpired,
  tokenTooMany,
  tokenUsedMeanwhile,
  weakPassword,
} from '../mocks/handlers.ts';
import { openPage, sendForm, valuesOf } from '../testing/send-form.tsx';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

const PAGE = '/rememberpassword';
const code = { step: 'code', contact: '8 916 123-45-67', requestId: REQUEST_ID, code: CODE };

describe('the recovery without JavaScript', () => {
  it.each([
    ['8 916 123-45-67', 'put', '/services/registration/client/password/reset', { ContactPhone: '8 916 123-45-67' }],
    [
      'irina@example.com',
      'post',
      '/services/cabinet/PasswordGetRecoveryCode',
      { phone: '', email: 'irina@example.com' },
    ],
  ] as const)('understands %s', async (contact, method, call, body) => {
    const asked: unknown[] = [];
    server.use(
      http[method](`*${call}`, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ ClientId: REQUEST_ID, resendAfter: 60, expiresIn: 600 });
      }),
    );
    const { status, markup } = await sendForm(PAGE, { step: 'contact', contact });
    expect(status).toBe(200);
    expect(asked).toEqual([body]);
    expect(valuesOf(markup)).toMatchObject({ step: 'code', contact, requestId: REQUEST_ID });
    expect(markup).toContain('Если такой клиент есть');
    expect(markup, 'a link comes only from a shop that knows its address').not.toContain('ссылка');
  });

  it('exchanges the code for the page of a new password', async () => {
    server.use(...recovery());
    expect(await sendForm(PAGE, code)).toMatchObject({ status: 303, location: `/en/user/password/recovery/${TOKEN}` });
  });

  it.each([
    [
      'neither phone nor e-mail',
      { step: 'contact', contact: 'ирина' },
      [],
      400,
      'contact',
      'Введите телефон или эл. почту',
    ],
    [
      'a country without SMS',
      { step: 'contact', contact: '+491711234567' },
      recoveryUnserved(),
      422,
      'contact',
      'эл. почту из',
    ],
    ['too many', { step: 'contact', contact: '89161234567' }, recoveryTooMany(), 429, 'contact', 'Слишком много'],
    ['half a code', { ...code, code: '12' }, [], 400, 'code', 'из сообщения'],
    ['a wrong code', { ...code, code: '111111' }, [], 422, 'code', 'Осталось 4 попытки'],
    ['an old code', code, tokenExpired(), 422, 'code', 'больше не действует'],
    ['another code too early', { ...code, intent: 'resend' }, recoveryTooMany(), 429, 'code', 'Слишком много'],
  ])('shows the reason of a refusal: %s', async (_name, fields, handlers, status, step, text) => {
    server.use(...handlers, ...recovery());
    const shown = await sendForm(PAGE, fields);
    expect(shown.status).toBe(status);
    expect(shown.markup).toContain(text);
    expect(valuesOf(shown.markup)).toMatchObject({ step, contact: fields.contact });
  });
});

describe('the page of a new password', () => {
  const page = paths.recovery.to(TOKEN);

  it('sets it with the token of its address, and ends in the account', async () => {
    const sent: unknown[] = [];
    server.use(
      mockCall('post', '/services/cabinet/SetNewPassword', async (request) => {
        sent.push(await request.json());
        return { ok: true as const };
      }),
      ...recovery(),
    );
    expect((await openPage(page)).markup).toContain('name="password"');
    const { status, location } = await sendForm(page, { password: PASSWORD });
    expect({ status, location }).toEqual({ status: 303, location: '/en/profile?password=changed' });
    const [ClientId, RecoveryCode] = TOKEN.split('.');
    expect(sent).toEqual([{ ClientId, RecoveryCode, NewPassword: PASSWORD }]);
  });

  it.each([
    ['a token that ended', page, tokenExpired(), 'Ссылка больше не действует'],
    ['an address without one', '/user/password/recovery/nothing', [], 'Ссылка больше не действует'],
    ['too many tries', page, tokenTooMany(), 'Откройте ссылку снова'],
  ])('explains %s, and is not indexed', async (_name, path, handlers, text) => {
    server.use(...handlers);
    const { status, markup, page: described } = await openPage(path);
    expect({ status, isIndexed: described.isIndexed }).toEqual({ status: 200, isIndexed: false });
    expect(markup).toContain(text);
  });

  it.each([
    ['a short one', '1234567', [], 400, 'не меньше 8 знак'],
    ['a weak one', 'password', weakPassword(), 422, 'Придумайте другой'],
    [
      'the old one',
      PASSWORD,
      [mockCall('post', '/services/cabinet/SetNewPassword', refuse(422, { code: 'password-same' }))],
      422,
      'Это ваш прежний пароль',
    ],
    ['one that comes too late', PASSWORD, tokenUsedMeanwhile(), 422, 'Ссылка больше не действует'],
    [
      'one that our fault swallowed',
      PASSWORD,
      [mockCall('post', '/services/cabinet/SetNewPassword', refuse(500, { code: 'internal' }))],
      500,
      'Что-то сломалось у нас',
    ],
  ])('refuses %s', async (_name, password, handlers, status, text) => {
    server.use(...handlers, ...recovery());
    const shown = await sendForm(page, { password });
    expect(shown.status).toBe(status);
    expect(shown.markup).toContain(text);
    expect(shown.markup).not.toContain(`value="${password}"`);
  });

  it('responds with an outage if the token cannot be checked', async () => {
    server.use(mockCall('post', '/services/cabinet/CheckRecoveryCode', refuse(503, { code: 'unavailable' })));
    expect((await openPage(page)).status).toBe(503);
  });
});

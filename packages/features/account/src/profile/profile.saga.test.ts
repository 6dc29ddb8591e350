import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { irina, logout, logoutBroken, PASSWORD, passwordChange } from '@partshop/features/sign-in/mocks';
import { openPage, sendForm } from '../testing/open-page.ts';

const UPDATE = '/services/registration/client/password/update';
const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

describe('the profile', () => {
  it('is for clients only', async () => {
    expect((await openPage('/profile')).status).toBe(401);
    const { status, markup, page } = await openPage('/profile', { currentUser: irina });
    expect({ status, isIndexed: page.isIndexed }).toEqual({ status: 200, isIndexed: false });
    expect(markup).toContain('+7\u00A0916\u00A0123-45-67');
  });

  it('says that the password was changed when a recovery ends here', async () => {
    const { markup } = await openPage('/profile?password=changed', { currentUser: irina });
    expect(markup).toContain('Пароль изменён');
  });

  it('changes the password; the call’s hash fields hold plain texts', async () => {
    const sent: unknown[] = [];
    server.use(
      mockCall('put', UPDATE, async (request) => {
        sent.push(await request.json());
        return { ok: true as const };
      }),
    );
    const fresh = 'синий трамвай 8';
    const { status, markup } = await sendForm(
      '/profile',
      { oldPassword: PASSWORD, newPassword: fresh },
      { currentUser: irina },
    );
    expect(status).toBe(200);
    expect(markup).toContain('Пароль изменён');
    expect(sent).toEqual([{ OldPasswordHash: PASSWORD, PasswordHash: fresh, PasswordHashCheck: fresh }]);
  });

  it.each([
    ['both missing', { oldPassword: '', newPassword: '' }, [], 400, 'Введите пароль'],
    ['a wrong old one', { oldPassword: 'нет', newPassword: PASSWORD }, [], 422, 'Текущий пароль не подходит'],
    [
      'a weak new one',
      { oldPassword: PASSWORD, newPassword: 'password' },
      [mockCall('put', UPDATE, refuse(422, { code: 'password-weak' }))],
      422,
      'Придумайте другой',
    ],
    [
      'a session that ended',
      { oldPassword: PASSWORD, newPassword: 'синий трамвай 8' },
      [mockCall('put', UPDATE, refuse(401, { code: 'not-signed-in' }))],
      401,
      'Вы больше не в аккаунте',
    ],
    [
      'what only the client may do',
      { oldPassword: PASSWORD, newPassword: 'синий трамвай 8' },
      [mockCall('put', UPDATE, refuse(403, { code: 'no-access' }))],
      403,
      'Вам это недоступно',
    ],
    ['the old one again', { oldPassword: PASSWORD, newPassword: PASSWORD }, [], 400, 'Это ваш прежний пароль'],
    [
      'too many tries',
      { oldPassword: PASSWORD, newPassword: 'синий трамвай 8' },
      [mockCall('put', UPDATE, refuse(429, { code: 'too-many', retryAfter: 60 }))],
      429,
      'Слишком много попыток',
    ],
  ])('refuses %s', async (_name, fields, handlers, status, text) => {
    server.use(...handlers, ...passwordChange());
    const shown = await sendForm('/profile', fields, { currentUser: irina });
    expect(shown.status).toBe(status);
    expect(shown.markup).toContain(text);
    expect(shown.markup).not.toContain(PASSWORD);
  });
});

describe('logging out without JavaScript', () => {
  it('asks first, ends the session and redirects home', async () => {
    server.use(...logout());
    expect((await openPage('/logout', { currentUser: irina })).markup).toContain('Выйти из аккаунта?');
    expect(await sendForm('/logout', {}, { currentUser: irina })).toMatchObject({ status: 303, location: '/en' });
  });

  it('says when logging out failed', async () => {
    server.use(...logoutBroken());
    const { status, markup } = await sendForm('/logout', {}, { currentUser: irina });
    expect(status).toBe(500);
    expect(markup).toContain('Не получилось выйти');
  });

  it('redirects guests', async () => {
    expect(await openPage('/logout')).toMatchObject({ status: 302, location: '/en' });
  });
});

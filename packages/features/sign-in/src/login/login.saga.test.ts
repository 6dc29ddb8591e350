import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mockCall, refuse } from '@partshop/api-client/mocks';
import { createAppStore, browserTextSource } from '@partshop/features/core';
import { createApiClient } from '@partshop/api-client';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { irina, login, loginBroken, loginOfflineOnce, loginTooMany, PASSWORD } from '../mocks/handlers.ts';
import { openPage, sendForm, valuesOf } from '../testing/send-form.tsx';
import { logIn } from './login.saga.ts';

const server = setUpMocks(http.post('*/Localization/GetValues', () => HttpResponse.json({})));

const typed = { login: '8 916 123-45-67', password: PASSWORD };

describe('the login without JavaScript', () => {
  it('redirects home in the page’s language', async () => {
    server.use(...login());
    expect(await sendForm('/login', typed)).toMatchObject({ status: 303, location: '/en' });
  });

  it.each([
    ['/basket?view=table', '/en/basket?view=table'],
    ['/ru-no-language', '/en/ru-no-language'],
    ['/ar/basket', '/en/basket'],
    ['/login', '/en'],
    ['/logout', '/en'],
    ['https://evil.example/', '/en'],
    ['//evil.example', '/en'],
    ['/\\evil.example', '/en'],
  ])('redirects to the target %s as %s', async (target, location) => {
    server.use(...login());
    expect(await sendForm(`/login?target=${encodeURIComponent(target)}`, typed)).toMatchObject({
      status: 303,
      location,
    });
  });

  it('returns the login without the password when they are wrong', async () => {
    server.use(...login());
    const { status, markup, state, answer } = await sendForm('/login', { ...typed, password: 'секрет-не-тот' });
    expect(status).toBe(401);
    expect(markup).toContain('не подходят');
    expect(valuesOf(markup)).toMatchObject({ login: '8 916 123-45-67', password: '' });
    expect(markup + state + JSON.stringify(answer?.actionData)).not.toContain('секрет-не-тот');
  });

  it('makes no call when something is missing', async () => {
    const { status, markup } = await sendForm('/login', { login: ' ', password: '' });
    expect(status).toBe(400);
    expect(markup).toContain('Введите телефон или эл. почту');
    expect(markup).toContain('Введите пароль');
  });

  it('says how many digits a phone lacks, without a call', async () => {
    const { status, markup } = await sendForm('/login', { ...typed, login: '8 916 123-45' });
    expect(status).toBe(400);
    expect(markup).toContain('В номере не хватает 2');
  });

  it.each([
    ['429', loginTooMany(), 429, 'Слишком много попыток'],
    ['500', loginBroken(), 500, 'Что-то сломалось у нас'],
    ['silence', loginOfflineOnce(), 503, 'Нет связи с магазином'],
    ['503', [mockCall('post', '/login_json', refuse(503, { code: 'unavailable' }))], 503, 'Что-то сломалось у нас'],
    [
      'an invalid login',
      [mockCall('post', '/login_json', refuse(400, { code: 'bad-request', fields: [{ path: 'login', message: '' }] }))],
      400,
      'Введите телефон или эл. почту',
    ],
  ])('explains %s', async (_cause, handlers, status, text) => {
    server.use(...handlers);
    const shown = await sendForm('/login', typed);
    expect(shown.status).toBe(status);
    expect(shown.markup).toContain(text);
    expect(valuesOf(shown.markup)).toMatchObject({ login: '8 916 123-45-67', password: '' });
  });

  it('redirects a client who is already logged in', async () => {
    expect(await openPage('/login?target=%2Fbasket', { currentUser: irina })).toMatchObject({
      status: 302,
      location: '/en/basket',
    });
  });

  it('links to the login by a code, with the target', async () => {
    const { markup } = await openPage('/login?target=%2Fbasket');
    expect(markup).toContain('href="/en/register-simple?target=%2Fbasket&amp;by=code"');
  });

  it('is not indexed', async () => {
    const { status, page } = await openPage('/login');
    expect({ status, isIndexed: page.isIndexed, title: page.title }).toEqual({
      status: 200,
      isIndexed: false,
      title: 'Вход',
    });
  });
});

it('opens a new document in a browser, which drops the data of the previous user, and tells the other tabs', async () => {
  server.use(...login());
  const opened: string[] = [];
  const api = createApiClient({ baseUrl: 'http://shop.test', lang: () => 'ru' });
  const tellTabs = vi.fn<() => void>();
  const openDocument = (href: string) => void opened.push(href);
  const store = createAppStore({ api, texts: browserTextSource, openDocument, tellTabs });
  const form = new FormData();
  form.set('login', typed.login);
  form.set('password', PASSWORD);
  const query = new URLSearchParams('target=/basket');
  expect(await store.run(logIn, undefined, { params: {}, query, form })).toMatchObject({ data: { leaving: true } });
  expect(opened).toEqual(['/basket']);
  expect(tellTabs).toHaveBeenCalledOnce();
});

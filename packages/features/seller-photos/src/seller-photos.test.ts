import { expect, it } from 'vitest';
import type { ClientInfo } from '@partshop/api-client';
import { mockCall } from '@partshop/api-client/mocks';
import { ANONYMOUS, routesOf } from '@partshop/features/core';
import { createTestApp } from '@partshop/features/core/testing';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { currentSeller } from '@partshop/features/seller/mocks';
import { irina } from '@partshop/features/sign-in/mocks';
import { feature } from './feature.ts';
import { photosServer } from './mocks/handlers.ts';
import { readRows } from './read-rows.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const PATH = '/seller/load-web-photo';

/** Requests the page as a browser without JavaScript does; with `form` it submits one. */
async function visit(form?: Record<string, string>, currentUser: ClientInfo = currentSeller) {
  const { store } = createTestApp({ locale: 'en', currentUser });
  const request = { locale: 'en', store, ...(form ? { form } : {}) } as const;
  const { status, location, context, render } = await requestPage(routesOf(feature), PATH, request);
  return { status, location, markup: context && !context.errors ? render() : '' };
}

it('is for sellers only', async () => {
  server.use(...photosServer());
  expect((await visit(undefined, ANONYMOUS)).status).toBe(401);
  expect((await visit(undefined, irina)).status).toBe(403);
  expect((await visit()).status).toBe(200);
});

it('says row by row what became of the last load', async () => {
  server.use(...photosServer());
  const { markup } = await visit();
  expect(markup).toContain('Адрес ведёт не в интернет');
  expect(markup).toContain('Такого номера нет в ваших прайсах');
  expect(markup).toContain('Длинная сторона должна быть от 320 до 8000 пикселей');
});

it('sends lines as rows', async () => {
  let sent: unknown;
  server.use(
    mockCall('post', '/services/seller/web-pictures_json', async (request) => {
      sent = await request.json();
      return { loadId: 1 };
    }),
    ...photosServer(),
  );
  expect(await visit({ of: 'rows', rows: 'W 712/95; https://a.example/1.jpg\n' })).toMatchObject({
    status: 303,
    location: `/en${PATH}?done=rows`,
  });
  expect(sent).toEqual({ Rows: [{ Maker: '', Number: 'W 712/95', Url: 'https://a.example/1.jpg' }] });
});

it.each([
  [{ of: 'rows', rows: ' ' }, 'Вставьте хотя бы одну строку'],
  [{ of: 'rows', rows: 'W 712/95' }, 'Нет номера или адреса в строках: 1'],
  [{ of: 'rows', rows: 'W; https://a.example/1.jpg\n'.repeat(501) }, 'Не больше 500 строк'],
  [{ of: 'rows', rows: `W; https://a.example/${'a'.repeat(2000)}` }, 'Номер или адрес слишком длинный'],
  [{ of: 'files' }, 'Выберите хотя бы один файл'],
])('refuses a wrong form and keeps what was typed', async (form, text) => {
  server.use(...photosServer());
  const { status, markup } = await visit(form);
  expect(status).toBe(400);
  expect(markup).toContain(text);
  expect(markup).toContain(('rows' in form ? form.rows.trim() : '').slice(0, 8));
});

it.each([
  ['W 712/95; https://a.example/1.jpg', { Maker: '', Number: 'W 712/95', Url: 'https://a.example/1.jpg' }],
  [
    'MANN\tW 712/95\thttps://a.example/1;2.jpg',
    { Maker: 'MANN', Number: 'W 712/95', Url: 'https://a.example/1;2.jpg' },
  ],
  ['W71295 https://a.example/1.jpg', { Maker: '', Number: 'W71295', Url: 'https://a.example/1.jpg' }],
  // The server says why it takes no other scheme.
  ['W71295; ftp://a.example/1.jpg', { Maker: '', Number: 'W71295', Url: 'ftp://a.example/1.jpg' }],
])('reads %j', (line, row) => {
  expect(readRows(`\n${line}\r\n`)).toEqual({ rows: [row], wrong: [] });
});

it('names the lines that lack a number or an address', () => {
  expect(readRows('W71295\n\nhttps://a.example/1.jpg\na; b; c; https://a.example/1.jpg').wrong).toEqual([1, 3, 4]);
});

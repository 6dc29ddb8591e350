import { expect, it } from 'vitest';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { mockCall } from '@partshop/api-client/mocks';
import { findMailedListProblems, findSenderProblems, toSenders } from './mail/mail-form.ts';
import { mailPath, readMail } from './mail/mail-path.ts';
import { uploadServer } from './mocks/handlers.ts';
import { mailServer } from './mocks/mail-handlers.ts';
import { readTypedSource, toAdded } from './sources/source-form.ts';
import { loadUploads } from './upload.saga.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const codesOf = (problems: { code: string }[]) => problems.map(({ code }) => code);

it('reads senders from lines, or with commas between them, each once', () => {
  expect(toSenders(' Anna@parts.example\r\nboris@parts.example, anna@parts.example;\n')).toEqual([
    'anna@parts.example',
    'boris@parts.example',
  ]);
});

it.each([
  ['anna@parts.example', []],
  [' \n ', ['sendersMissing']],
  ['anna', ['sendersWrong']],
  ['anna@parts', ['sendersWrong']],
  ['anna@parts.example boris', ['sendersWrong']],
  [Array.from({ length: 10 }, (_, at) => `a${at}@parts.example`).join('\n'), []],
  [Array.from({ length: 11 }, (_, at) => `a${at}@parts.example`).join('\n'), ['sendersMany']],
])('finds what is wrong with the senders %#', (senders, codes) => {
  expect(codesOf(findSenderProblems(formOf({ senders })))).toEqual(codes);
});

it.each([
  ['0', []],
  ['100', []],
  ['101', ['limitWrong']],
  ['', ['limitWrong']],
])('finds what is wrong with the share of goods that may go: %s', (goneLimit, codes) => {
  expect(codesOf(findMailedListProblems(formOf({ goneLimit })))).toEqual(codes);
});

it('says in the address which form is shown', () => {
  expect(mailPath('stock', 12)).toBe('/seller/upload/stock?mail=12');
  expect(mailPath('crosses', 'claims')).toBe('/seller/upload/crosses?mail=claims');
  expect(['senders', 'claims', '12', 'x', ''].map((mail) => readMail(new URLSearchParams({ mail })))).toEqual([
    'senders',
    'claims',
    12,
    null,
    null,
  ]);
});

it('asks for no share of goods where files are of no list', () => {
  expect(findMailedListProblems(formOf({ replaces: 'on' }))).toEqual([]);
});

it('names no list for claims', () => {
  const typed = readTypedSource(formOf({ url: 'https://parts.example/a.csv', hour: '', list: '7' }));
  expect(toAdded('crosses', typed)).toMatchObject({ Type: 'crosses', PriceListId: null, Applies: false });
  expect(toAdded('stock', typed)).toMatchObject({ Type: 'stock', PriceListId: 7 });
});

it('is not found for another seller’s list, and where the shop takes no lists by mail', async () => {
  const args = (query: string) => ({ params: { type: 'price' }, query: new URLSearchParams(query) });
  const missing = { init: { status: 404 } };
  server.use(...mailServer());
  const { store } = createTestApp();
  await store.run(loadUploads, undefined, args('mail=senders'));
  await store.run(loadUploads, undefined, args('mail=1'));
  await expect(store.run(loadUploads, undefined, args('mail=99'))).rejects.toMatchObject(missing);
  await expect(store.run(loadUploads, undefined, args('mail=claims'))).rejects.toMatchObject(missing);
  server.use(...uploadServer());
  const { store: without } = createTestApp();
  await expect(without.run(loadUploads, undefined, args('mail=senders'))).rejects.toMatchObject(missing);
});

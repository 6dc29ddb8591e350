import {
  ListMailbox,
  MailedList,
  MAX_HOURLY_LETTERS,
  MAX_LETTER_BYTES,
  MAX_LETTER_LISTS,
  MAX_UPLOAD_BYTES,
  PriceUploadDetails,
  PriceUploads,
  type ListMail,
} from '@partshop/api-client/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ADDRESS_HEADER } from '../../../platform/http/client-address.ts';
import { defaultSiteConfig } from '../../../platform/settings/default-site-config.ts';
import { createAccounts } from '../../../testing/accounts.ts';
import { createSellers } from '../../../testing/sellers.ts';
import { createTestApi, good } from '../../../testing/test-api.ts';
import { deleteAccount } from '../../account/delete-account.queries.ts';
import { createUploadNotices } from '../upload-notices.ts';
import { workOnUpload } from '../work/work-on-upload.ts';
import { createDemoMail } from './demo-mail.ts';

/** Workers of this file run in its process. */
async function runHere({ uploadId }: { uploadId: number }): Promise<'done'> {
  await database.withoutLimits(async (pool) => workOnUpload(pool, uploadId));
  return 'done';
}

const listMail = createDemoMail('on');
const api = await createTestApi({ runUploadWorker: runHere, listMail });
const { database, settled, time, logged } = api;
const accounts = createAccounts(api);
const { seller } = createSellers(api, accounts);

const kept: { to: string; subject: string; text: string }[] = [];
const tell = createUploadNotices({
  database,
  siteConfig: defaultSiteConfig,
  publicOrigin: 'https://parts.test',
  background: { run: () => undefined },
  outbox: {
    keep: async (_trx: unknown, messages: typeof kept) => void kept.push(...messages),
    sendDue: async () => undefined,
  },
} as unknown as Parameters<typeof createUploadNotices>[0]);

const ANNA = 'anna@parts.example';
const MAILBOX = '/services/seller/list-mail_json';
const RENEW = '/services/seller/list-mail-renew_json';
const LETTER = 'http://shop.test/services/letters/mailgun';

type Own = Awaited<ReturnType<typeof seller>>;
let own: Own;
let tests = 0;
/** Part numbers of this test alone. */
let part: (name: string) => string;
beforeEach(async () => {
  await database.pool.query('update price_uploads set is_told = true');
  await database.pool.query('update list_letters set is_told = true');
  own = await seller();
  await good(own.guest.put(MAILBOX, { Senders: [` ${ANNA.toUpperCase()} `, ANNA], Version: 0 }), ListMailbox);
  const count = (tests += 1);
  part = (name) => `M${count}X${name}`;
  kept.length = 0;
});

const uploadsOf = async ({ guest }: Own = own, type = 'price'): Promise<PriceUploads> =>
  good(guest.get(`/services/seller/uploads_json/${type}`), PriceUploads);
async function mailOf(who: Own = own, type = 'price'): Promise<ListMail> {
  const { mail } = await uploadsOf(who, type);
  if (!mail) throw new Error('No lists come by mail.');
  return mail;
}
const addressOf = async (who: Own = own, type = 'price'): Promise<string> =>
  (await mailOf(who, type)).lists[0]?.address ?? '';

const csv = (name: string, ...rows: string[]) =>
  new File([['Бренд;Артикул;Цена;Остаток', ...rows, ''].join('\n')], name);
const setList = async (more: object = {}, version = 0) =>
  own.guest.put('/services/seller/mailed-list_json', {
    Type: 'price',
    PriceListId: own.list,
    Replaces: true,
    Applies: true,
    GoneLimit: 20,
    Version: version,
    ...more,
  });

const formOf = async (files: readonly File[], { from = ANNA, to = '' } = {}) =>
  listMail.send({ from, to: to || (await addressOf()), files }, time.now);

/** Mailgun posts a letter. */
async function post(form: FormData | URLSearchParams, headers: Record<string, string> = {}): Promise<Response> {
  const response = await api.fetch(new Request(LETTER, { method: 'POST', body: form, headers }));
  await settled();
  return response;
}
const mail = async (files: readonly File[], more: { from?: string; to?: string } = {}): Promise<number> =>
  (await post(await formOf(files, more))).status;

async function offers(): Promise<string[]> {
  const { rows } = await database.pool.query<{ offer: string }>(
    `select format('%s: %s', number, price) as offer from offers join articles on articles.id = article_id
     where price_list_id = $1 order by number`,
    [own.list],
  );
  return rows.map(({ offer }) => offer.replace(/^M\d+X/, ''));
}

/** Also when the seller is no longer logged in. */
async function keptOutcomes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ outcome: string }>(
    'select outcome from list_letters l join price_lists p on p.seller_id = l.seller_id where p.id = $1 order by l.id',
    [own.list],
  );
  return rows.map(({ outcome }) => outcome);
}

test('a seller gets an address for each list, and says who may write', async () => {
  const { mailbox, lists, letters } = await mailOf();
  expect(mailbox).toEqual({ senders: [ANNA], version: 1 });
  expect(lists).toMatchObject([
    { priceListId: own.list, replaces: false, applies: false, goneLimit: 10, version: 0, type: 'price' },
  ]);
  expect(lists[0]?.address).toMatch(new RegExp(`^[a-z2-7]{20}\\+price-${own.list}@lists\\.example$`));
  expect(await addressOf(own, 'stock')).toContain(`+stock-${own.list}@`);
  expect(letters).toEqual([]);
});

test('a file that comes by mail waits for its seller, who is told; a newer one takes its place', async () => {
  expect(await mail([csv('прайс.csv', `A;${part('1')};100;1`)])).toBe(200);
  const [first] = (await uploadsOf()).uploads;
  expect(first).toMatchObject({ state: 'ready', way: 'mail', by: '', fileName: 'прайс.csv', held: null });
  expect((await mailOf()).letters).toMatchObject([
    {
      sender: ANNA,
      outcome: 'taken',
      cameAt: time.now.toISOString(),
      files: [{ name: 'прайс.csv', uploadId: first?.id, fault: null }],
    },
  ]);
  await tell();
  expect(kept.map(({ text }) => text)).toEqual([expect.stringContaining('ждёт, пока вы его примените')]);
  expect(await mail([csv('прайс.csv', `A;${part('1')};110;1`)])).toBe(200);
  const { uploads } = await uploadsOf();
  expect(uploads.map(({ state }) => state)).toEqual(['ready']);
  expect(uploads[0]?.id).not.toBe(first?.id);
  expect(await offers()).toEqual([]);
});

test('a file is applied by itself where the seller wants that, within the brake', async () => {
  await good(setList(), MailedList);
  const rows = [1, 2, 3, 4].map((name) => `A;${part(String(name))};100;1`);
  await mail([csv('a.csv', ...rows)]);
  expect(await offers()).toHaveLength(4);
  await mail([csv('a.csv', ...rows.slice(2))]);
  expect((await uploadsOf()).uploads[0]).toMatchObject({ state: 'ready', way: 'mail', held: 'gone' });
  expect(await offers()).toHaveLength(4);
  await mail([csv('a.csv', ...rows.slice(1), `A;${part('1')};200;1`)]);
  expect((await uploadsOf()).uploads[0]).toMatchObject({ state: 'ready', held: 'jumps' });
});

test('each of several files becomes an upload where they do not withdraw what others list', async () => {
  await good(setList({ Replaces: false }), MailedList);
  const files = [csv('a.csv', `A;${part('1')};100;1`), csv('b.csv', `A;${part('2')};200;1`)];
  await mail([...files, new File(['PNG'], 'logo.png')]);
  expect(await offers()).toEqual(['1: 10000', '2: 20000']);
  const [letter] = (await mailOf()).letters;
  expect(letter?.files.map(({ name, fault }) => [name, fault])).toEqual([
    ['a.csv', null],
    ['b.csv', null],
    ['logo.png', 'not-a-list'],
  ]);
  // A picture of a signature is no news.
  await tell();
  expect(kept).toEqual([]);
  await good(setList({ Replaces: true }, 1), MailedList);
  await mail(files);
  expect((await mailOf()).letters[0]).toMatchObject({
    outcome: 'several',
    files: [{ uploadId: null }, { uploadId: null }],
  });
  await tell();
  expect(kept[0]?.text).toContain('Файлов несколько');
});

test('files of claims come to one address, and wait for a person', async () => {
  const claims = { Type: 'crosses', PriceListId: null, Applies: false };
  expect((await mailOf(own, 'crosses')).lists).toMatchObject([
    { type: 'crosses', priceListId: null, listName: null, replaces: false, applies: false, version: 0 },
  ]);
  const to = await addressOf(own, 'crosses');
  expect(to).toMatch(/^[a-z2-7]{20}\+crosses@lists\.example$/);
  const file = new File(
    [`Бренд;Артикул;Бренд аналога;Артикул аналога\nA;${part('1')};A;${part('2')}\n`],
    'crosses.csv',
  );
  const other = await seller();
  await good(other.guest.put(MAILBOX, { Senders: [ANNA], Version: 0 }), ListMailbox);
  await mail([file], { to: await addressOf(other, 'crosses') });
  await mail([file], { to });
  const [first] = (await uploadsOf(own, 'crosses')).uploads;
  expect(first).toMatchObject({ state: 'ready', way: 'mail', type: 'crosses', priceListId: null });
  await good(setList({ ...claims, Replaces: true }), MailedList);
  await mail([file], { to });
  const { uploads } = await uploadsOf(own, 'crosses');
  expect(uploads.map(({ state }) => state)).toEqual(['ready']);
  expect(uploads[0]?.id).not.toBe(first?.id);
  const { replaces } = await good(
    own.guest.get(`/services/seller/upload-state_json/${uploads[0]?.id}`),
    PriceUploadDetails,
  );
  expect(replaces).toBe(true);
  // Another seller's are left alone, and a letter is shown where its files are.
  expect((await uploadsOf(other, 'crosses')).uploads.map(({ state }) => state)).toEqual(['ready']);
  expect((await mailOf(own, 'crosses')).letters).toMatchObject([{ listName: null }, { listName: null }]);
  expect((await mailOf()).letters).toEqual([]);
  await tell();
  expect(kept.map(({ subject }) => subject)).toContain('Файл замен номеров ждёт вас — Partshop');
  const brokenWays = [{ ...claims, Applies: true }, { ...claims, PriceListId: own.list }, { PriceListId: null }];
  for (const broken of brokenWays) expect(await setList(broken, 1)).toMatchObject({ status: 400 });
});

test('the pieces of a list come to the address of its stock', async () => {
  await good(setList({ Replaces: false }), MailedList);
  await mail([csv('a.csv', `A;${part('1')};100;1`)]);
  await good(setList({ Type: 'stock', Replaces: false }), MailedList);
  const stock = new File([`Бренд;Артикул;Остаток\nA;${part('1')};7\n`], 'stock.csv');
  expect(await mail([stock], { to: await addressOf(own, 'stock') })).toBe(200);
  const { rows } = await database.pool.query('select quantity from offers where price_list_id = $1', [own.list]);
  expect(rows).toEqual([{ quantity: 7 }]);
  expect((await mailOf(own, 'stock')).letters).toHaveLength(1);
  expect((await mailOf()).letters).toHaveLength(1);
});

test('good files are taken beside an empty one and one that is too large, and the seller is told', async () => {
  const large = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'large.xlsx');
  const files = [csv('good.csv', `A;${part('1')};100;1`), new File([], 'empty.csv'), large];
  expect(await mail(files)).toBe(200);
  const [letter] = (await mailOf()).letters;
  expect(letter?.files.map(({ fault }) => fault)).toEqual([null, 'empty', 'too-large']);
  expect((await uploadsOf()).uploads).toMatchObject([{ fileName: 'good.csv' }]);
  await database.pool.query('update price_uploads set is_told = true');
  await tell();
  expect(kept[0]?.text).toContain('Подошли не все файлы');
});

const many = (count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => csv(name(at), 'A;1;1;1'));

describe('a letter is refused, and its seller is told why, not its sender,', () => {
  test.each<[string, string, string, () => Promise<{ files?: File[]; from?: string; to?: string }>]>([
    ['wrong-sender', 'another wrote it', 'нет среди тех', async () => ({ from: 'boris@parts.example' })],
    ['wrong-sender', 'nobody wrote it', 'пришло письмо.', async () => ({ from: '' })],
    [
      'no-such-list',
      'its address names no list',
      'нет вашего прайс-листа',
      async () => ({ to: (await addressOf()).replace(/\+.*@/, '@') }),
    ],
    [
      'no-such-list',
      'its address names the list of another',
      'нет вашего прайс-листа',
      async () => ({ to: (await addressOf()).replace(/-\d+@/, `-${(await seller()).list}@`) }),
    ],
    ['no-list', 'it has no file', 'не приложен файл', async () => ({ files: [] })],
    [
      'no-list',
      'it has other files alone',
      'не приложен файл',
      async () => ({ files: [new File(['%PDF'], 'price.pdf')] }),
    ],
    [
      'too-many',
      'it has many lists',
      'слишком много',
      async () => ({ files: many(MAX_LETTER_LISTS + 1, (at) => `${at}.csv`) }),
    ],
    ['too-many', 'it has many pictures', 'слишком много', async () => ({ files: many(21, (at) => `${at}.png`) })],
  ])('%s: when %s', async (outcome, _, reason, of) => {
    const { files = [csv('a.csv', 'A;1;1;1')], ...more } = await of();
    const form = await formOf(files, more);
    if (more.from === '') {
      form.set('from', '');
      form.set('sender', '');
    }
    expect((await post(form)).status).toBe(200);
    const { letters } = await mailOf();
    expect(letters).toMatchObject([{ outcome }]);
    expect((await uploadsOf()).uploads).toEqual([]);
    await Promise.all([tell(), tell()]);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.to).not.toContain('parts.example');
    expect(kept[0]?.text).toContain(reason);
    expect(kept[0]?.text).toContain('https://parts.test/seller/upload/price');
  });

  test('not-proved: when its provider says that it was forged', async () => {
    const forged = createDemoMail('refusing');
    const refusing = await createTestApi({ listMail: forged });
    const { seller: sellerThere } = createSellers(refusing, createAccounts(refusing));
    const there = await sellerThere();
    await there.guest.put(MAILBOX, { Senders: [ANNA], Version: 0 });
    const body = { From: ANNA, To: await addressOf(there), Files: [{ Name: 'a.csv', File: 'YTtiCg==' }] };
    expect(await there.guest.post('/services/dev/list-letter_json', body)).toMatchObject({ status: 200 });
    expect((await mailOf(there)).letters).toMatchObject([{ outcome: 'not-proved' }]);
    expect((await uploadsOf(there)).uploads).toEqual([]);
  });
});

test('a seller is told of refusals for one reason once an hour', async () => {
  const wrong = async () => mail([], { from: 'boris@parts.example' });
  await wrong();
  await wrong();
  await tell();
  expect(kept).toHaveLength(1);
  await mail([]);
  await tell();
  expect(kept).toHaveLength(2);
  time.now = new Date(time.now.getTime() + 3_600_001);
  await wrong();
  await tell();
  expect(kept).toHaveLength(3);
});

describe('nothing comes of', () => {
  const nothing = async () => {
    expect((await mailOf()).letters).toEqual([]);
    expect((await uploadsOf()).uploads).toEqual([]);
  };
  const refused = { code: 'letter-refused' };

  test('a letter that the provider did not sign', async () => {
    const form = await formOf([csv('a.csv', 'A;1;1;1')]);
    form.set('token', 'f'.repeat(50));
    const response = await post(form);
    expect([response.status, await response.json()]).toMatchObject([406, refused]);
    await nothing();
  });

  test('a letter for a secret that is no longer, or for another domain', async () => {
    const to = await addressOf();
    await good(own.guest.post(RENEW, { Version: 1 }), ListMailbox);
    expect(await addressOf()).not.toBe(to);
    expect(await mail([csv('a.csv', 'A;1;1;1')], { to })).toBe(406);
    expect(await mail([csv('a.csv', 'A;1;1;1')], { to: to.replace('lists.', 'other.') })).toBe(406);
    await nothing();
    expect(await mail([csv('a.csv', 'A;1;1;1')])).toBe(200);
  });

  test('parts without a boundary, and of a body that is too large', async () => {
    const type = { 'content-type': 'multipart/form-data' };
    const send = async (body: BodyInit, headers: Record<string, string>) =>
      (await api.fetch(new Request(LETTER, { method: 'POST', body, headers }))).status;
    expect(await send('--x--', type)).toBe(400);
    expect(await send('--x--', { 'content-type': 'multipart/form-data; boundary=y' })).toBe(400);
    expect(await send(new Uint8Array(MAX_LETTER_BYTES + 1), type)).toBe(413);
    expect(await send('{}', { 'content-type': 'application/json' })).toBe(400);
    await nothing();
  });
});

test('a signature is used once, also by two at once, and whatever else is sent with it', async () => {
  const to = await addressOf();
  const form = await formOf([csv('a.csv', `A;${part('1')};100;1`)], { to });
  const both = await Promise.all([post(form), post(form)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 406]);
  form.set('attachment-1', csv('b.csv', `A;${part('1')};1;1`));
  time.now = new Date(time.now.getTime() + 11 * 3_600_000);
  expect((await post(form)).status).toBe(406);
  time.now = new Date(time.now.getTime() + 2 * 3_600_000);
  // Another letter lets the shop forget what is too old.
  expect(await mail([csv('c.csv', `A;${part('1')};100;1`)], { to })).toBe(200);
  expect((await post(form)).status).toBe(406);
  expect(await keptOutcomes()).toEqual(['taken', 'taken']);
});

test('a letter without attachments, which is no form of parts, is refused with a reason', async () => {
  const form = await formOf([]);
  const fields = [...form].map(([name, value]) => [name, value as string]);
  expect((await post(new URLSearchParams(fields))).status).toBe(200);
  expect((await mailOf()).letters).toMatchObject([{ outcome: 'no-list', files: [] }]);
});

test('a seller who gets too many letters gets the others later', async () => {
  await database.pool.query(
    `insert into list_letters (seller_id, sender, came_at, outcome, is_told)
     select seller_id, '', $2, 'wrong-sender', true from price_lists, generate_series(1, $3) where id = $1`,
    [own.list, time.now, MAX_HOURLY_LETTERS],
  );
  const form = await formOf([csv('a.csv', `A;${part('1')};100;1`)]);
  const response = await post(form);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
  time.now = new Date(time.now.getTime() + 3_600_001);
  expect((await post(form)).status).toBe(200);
});

test('letters are forgotten after 90 days', async () => {
  const to = await addressOf();
  await mail([], { to });
  time.now = new Date(time.now.getTime() + 91 * 24 * 3_600_000);
  await mail([csv('a.csv', `A;${part('1')};100;1`)], { to });
  expect(await keptOutcomes()).toEqual(['taken']);
});

test('when the account of a seller is deleted, nothing comes any more, and no sender is kept', async () => {
  const to = await addressOf();
  await mail([], { to });
  await inTransaction(database.db, async (trx) => deleteAccount(trx, own.clientId, time.now));
  expect(await mail([], { to })).toBe(406);
  const { rows } = await database.pool.query<{ sender: string }>(
    'select sender from list_letters l join price_lists p on p.seller_id = l.seller_id where p.id = $1',
    [own.list],
  );
  expect(rows).toEqual([{ sender: '' }]);
});

test('two people do not overwrite each other', async () => {
  const save = async (sender: string, Version: number) => own.guest.put(MAILBOX, { Senders: [sender], Version });
  const changed = { status: 409, body: { code: 'source-changed' } };
  expect(await save('b@parts.example', 0)).toMatchObject(changed);
  expect(await save('b@parts.example', 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await save('c@parts.example', 1)).toMatchObject(changed);
  expect(await own.guest.post(RENEW, { Version: 1 })).toMatchObject(changed);
  expect((await mailOf()).mailbox).toEqual({ senders: ['b@parts.example'], version: 2 });
  expect(await setList()).toMatchObject({ status: 200, body: { version: 1, applies: true, goneLimit: 20 } });
  expect(await setList()).toMatchObject(changed);
  expect(await setList({ GoneLimit: 5 }, 1)).toMatchObject({ status: 200, body: { version: 2, goneLimit: 5 } });
  expect(await setList({}, 1)).toMatchObject(changed);
});

test('a seller who has no mailbox renews nothing, and another’s list is not found', async () => {
  const other = await seller();
  expect(await other.guest.post(RENEW, { Version: 1 })).toMatchObject({ status: 404 });
  expect((await mailOf(other)).lists).toMatchObject([{ address: null }]);
  const body = { Type: 'price', PriceListId: own.list, Replaces: false, Applies: false, GoneLimit: 1, Version: 0 };
  expect(await other.guest.put('/services/seller/mailed-list_json', body)).toMatchObject({ status: 404 });
});

test.each([
  { Senders: [] },
  { Senders: ['anna'] },
  { Senders: ['Anna <a@b.example>'] },
  { Senders: Array(11).fill(ANNA) },
])('%o are no senders', async (body) => {
  expect(await own.guest.put(MAILBOX, { ...body, Version: 1 })).toMatchObject({ status: 400 });
});

test('who may not set it does not see where lists are sent', async () => {
  const { member } = createSellers(api, accounts);
  const { guest } = await member(own.guest, 'warehouse');
  expect((await uploadsOf({ ...own, guest }, 'stock')).mail).toBeNull();
  expect((await uploadsOf(own, 'stock')).mail).not.toBeNull();
});

test('a shop without a provider of mail takes no letters', async () => {
  const without = await createTestApi();
  const { seller: sellerThere } = createSellers(without, createAccounts(without));
  const there = await sellerThere();
  expect((await uploadsOf(there)).mail).toBeNull();
  expect(await there.guest.put(MAILBOX, { Senders: [ANNA], Version: 0 })).toMatchObject({ status: 404 });
  const form = await formOf([]);
  expect((await without.fetch(new Request(LETTER, { method: 'POST', body: form }))).status).toBe(404);
});

test('the stand-in can be down: then a letter has not come, and can be sent again', async () => {
  await expect(createDemoMail('failing').send({ from: ANNA, to: '', files: [] }, time.now)).rejects.toMatchObject({
    status: 503,
  });
});

test('the log says nothing of a letter', async () => {
  const form = await formOf([csv('a.csv', 'A;1;1;1')], { from: 'secret@parts.example' });
  form.set('signature', 'f'.repeat(64));
  await post(form, { [ADDRESS_HEADER]: '198.51.100.7' });
  expect(logged.join('\n')).not.toContain('parts.example');
});

import {
  ApplicationList,
  MAX_DOCUMENTS,
  OwnApplication,
  ReviewedApplication,
  type SupplierDocument,
} from '@partshop/api-client/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { jpegFile, packed, pdfOf } from '../../testing/document-files.ts';
import { createInbox } from '../../testing/messages.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, visitor } = api;
const { signedIn } = createAccounts(api);
const inbox = createInbox(api);

const OWN = '/registration/supplier_json';
const ADD = '/registration/supplier-document_json';
const LIST = '/services/admin/supplier-applications';

/** Right numbers of companies. */
const INNS = ['7707083893', '7736050003', '7702070139', '7728168971', '7710140679', '500100732259'];
const FACTS = {
  inn: '7707083893',
  company: 'ООО «Ромашка»',
  contactName: 'Пётр Складов',
  phone: '8 (916) 123-45-67',
  email: 'Petr@Shop.test',
  sells: 'Тормозные колодки и диски TRW',
  warehouseCity: 'Тверь',
  seenVersion: 0,
};

let made = 0;
/** A document that no other test uploads. */
function newPdf(): Buffer {
  made += 1;
  return pdfOf(packed('/N 1', `document ${made}`));
}
const upload = async (client: Visitor, bytes = newPdf(), name = 'Устав.pdf') =>
  client.post(ADD, { name, type: 'application/pdf', file: bytes.toString('base64') });
const own = async (client: Visitor) => good(client.get(OWN), OwnApplication);
const send = async (client: Visitor, values: object = {}) => client.post(OWN, { ...FACTS, ...values });

let staff: Visitor;
beforeAll(async () => {
  ({ guest: staff } = await signedIn({ name: 'Ольга Проверкина', can_switch_user: true }));
});

/** A client with a document and an application that was sent. */
async function applied(values: object = {}) {
  const { guest: client, account } = await signedIn({ name: 'Пётр Складов' });
  await upload(client);
  const { application, documents } = await good(send(client, values), OwnApplication);
  if (!application) throw new Error('No application.');
  return { client, account, id: application.id, documents: documents as [SupplierDocument] };
}

const decide = async (by: Visitor, id: number, decision: string, seenVersion = 1, reason = '') =>
  by.post(`${LIST}/${id}/decide`, { decision, seenVersion, reason });

describe('an application', () => {
  test('is sent with documents and shown to its client as it was sent; a mail says so', async () => {
    const { guest: client } = await signedIn();
    expect(await own(client)).toEqual({ application: null, documents: [] });
    expect(await send(client)).toMatchObject({ status: 422, body: { code: 'documents-missing' } });
    await upload(client);
    expect(await send(client)).toMatchObject({ status: 200 });
    expect(await own(client)).toMatchObject({
      application: {
        company: 'ООО «Ромашка»',
        phone: '+79161234567',
        email: 'petr@shop.test',
        state: 'sent',
        version: 1,
      },
      documents: [{ name: 'Устав.pdf', type: 'application/pdf' }],
    });
    expect((await inbox.messages(client))[0]).toMatchObject({
      channel: 'mail',
      to: 'petr@shop.test',
      text: expect.stringContaining('Заявка поставщика получена') as string,
    });
  });

  test.each<[object, string]>([
    [{ inn: '7707083894' }, 'inn'],
    [{ inn: '123' }, 'inn'],
    [{ company: ' ' }, 'company'],
    [{ kpp: '12' }, 'kpp'],
    [{ ogrn: '12' }, 'ogrn'],
    [{ contactName: '<b>Пётр</b>' }, 'contactName'],
    [{ phone: '12345' }, 'phone'],
    [{ email: 'petr' }, 'email'],
    [{ sells: 'всё' }, 'sells'],
    [{ warehouseCity: '' }, 'warehouseCity'],
  ])('with %o is refused by its field', async (values, field) => {
    const { guest: client } = await signedIn();
    await upload(client);
    expect(await send(client, values)).toMatchObject({ status: 400, body: { fields: [{ path: field }] } });
    expect(await own(client)).toMatchObject({ application: null });
  });

  test('that waits is locked with its documents; one that staff asked about is mended and sent again', async () => {
    const { client, id, documents } = await applied();
    const locked = { status: 409, body: { code: 'application-locked' } };
    expect(await send(client, { seenVersion: 1 })).toMatchObject(locked);
    expect(await upload(client)).toMatchObject(locked);
    expect(await client.send('DELETE', `${ADD}/${documents[0].id}`, {})).toMatchObject(locked);
    expect(await decide(staff, id, 'ask', 1, 'Пришлите свидетельство')).toMatchObject({ status: 200 });
    expect(await own(client)).toMatchObject({
      application: { state: 'asked', reason: 'Пришлите свидетельство', version: 2 },
    });
    expect((await inbox.messages(client))[0]?.text).toContain('Пришлите свидетельство');
    expect(await upload(client)).toMatchObject({ status: 200 });
    expect(await client.send('DELETE', `${ADD}/${documents[0].id}`, {})).toMatchObject({ status: 200 });
    expect(await send(client, { company: 'ООО «Ромашка 2»', seenVersion: 1 })).toMatchObject({
      status: 409,
      body: { code: 'application-changed' },
    });
    expect(await send(client, { company: 'ООО «Ромашка 2»', seenVersion: 2 })).toMatchObject({ status: 200 });
    expect(await own(client)).toMatchObject({
      application: { id, state: 'sent', company: 'ООО «Ромашка 2»', reason: '', version: 3 },
    });
  });

  test('is sent once from two tabs', async () => {
    const { guest: client } = await signedIn();
    await upload(client);
    const answers = await Promise.all([send(client), send(client), send(client)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  test('is for clients only', async () => {
    for (const answer of [visitor().get(OWN), send(visitor()), upload(visitor())])
      expect(await answer).toMatchObject({ status: 401 });
  });
});

describe('a document', () => {
  test('that is refused says why', async () => {
    const { guest: client } = await signedIn();
    expect(await upload(client, pdfOf('3 0 obj\n<< /S /JavaScript >>\nendobj\n'))).toMatchObject({
      status: 422,
      body: { code: 'document-refused', reason: 'active' },
    });
    expect(await upload(client, await jpegFile(), 'a.jpg')).toMatchObject({ body: { reason: 'declared' } });
    expect(await own(client)).toMatchObject({ documents: [] });
  });

  test('that is sent twice is one; there are at most ten, also of many at once', async () => {
    const { guest: client } = await signedIn();
    const file = newPdf();
    await upload(client, file);
    expect(await upload(client, file)).toMatchObject({ status: 200 });
    expect((await own(client)).documents).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: MAX_DOCUMENTS + 2 }, async () => upload(client)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_DOCUMENTS - 1);
    expect(answers.filter(({ status }) => status === 409)).toMatchObject(
      Array.from({ length: 3 }, () => ({ body: { code: 'documents-full' } })),
    );
    expect((await own(client)).documents).toHaveLength(MAX_DOCUMENTS);
  });

  test('is downloaded as an attachment by its owner and by administrators, and is nobody else’s', async () => {
    const { client, documents } = await applied();
    const [{ id }] = documents;
    const path = `/registration/supplier-document/${id}`;
    for (const reader of [client, staff]) {
      const { status, headers } = await reader.download(path);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent('Устав.pdf')}`,
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-type')).toBe('application/octet-stream');
    }
    const { guest: other } = await signedIn();
    const { guest: seller } = await signedIn({ is_seller: true });
    const { guest: editor } = await signedIn({ localize_editor: true });
    for (const stranger of [other, seller, editor]) {
      expect(await stranger.get(path)).toMatchObject({ status: 404 });
      expect(await stranger.send('DELETE', `${ADD}/${id}`, {})).toMatchObject({ status: 404 });
    }
    expect(await visitor().get(path)).toMatchObject({ status: 401 });
  });

  test('of an application that was not sent is its owner’s alone', async () => {
    const { guest: client } = await signedIn();
    const { documents } = await good(upload(client), OwnApplication);
    const path = `/registration/supplier-document/${documents[0]?.id ?? 0}`;
    expect(await client.download(path)).toMatchObject({ status: 200 });
    expect(await staff.get(path)).toMatchObject({ status: 404 });
  });
});

describe('staff', () => {
  test('accepts: the client becomes a seller with a row of sellers, and learns it by mail', async () => {
    const { client, account, id } = await applied({ inn: INNS[1], company: 'ООО «Приём»' });
    expect((await client.get('/services/clientbaseinfo')).body).toMatchObject({ IsSeller: false });
    expect(await decide(staff, id, 'accept')).toMatchObject({
      status: 200,
      body: { state: 'accepted', decidedBy: 'Ольга Проверкина', version: 2 },
    });
    expect((await client.get('/services/clientbaseinfo')).body).toMatchObject({ IsSeller: true });
    const sellers = await database.db
      .selectFrom('sellers')
      .where('client_id', '=', account.id)
      .select('name')
      .execute();
    expect(sellers).toEqual([{ name: 'ООО «Приём»' }]);
    expect((await inbox.messages(client))[0]?.text).toContain('Заявка поставщика принята');
    expect(await send(client, { seenVersion: 2 })).toMatchObject({ status: 409, body: { code: 'application-locked' } });
  });

  test('accepts two companies of one name, and one company once', async () => {
    const company = 'ООО «Тёзка»';
    const first = await applied({ inn: INNS[2], company });
    const second = await applied({ inn: INNS[3], company });
    const third = await applied({ inn: INNS[2], company });
    await decide(staff, first.id, 'accept');
    await decide(staff, second.id, 'accept');
    const { name } = await database.db
      .selectFrom('sellers')
      .where('client_id', '=', second.account.id)
      .select('name')
      .executeTakeFirstOrThrow();
    expect(name).toBe(`${company} (ИНН ${INNS[3] ?? ''})`);
    expect(await decide(staff, third.id, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'seller-known', application: { state: 'sent' } },
    });
  });

  test('refuses with a reason, which the client reads; without one nothing is decided', async () => {
    const { client, id } = await applied();
    expect(await decide(staff, id, 'refuse', 1, ' ')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'reason' }] },
    });
    expect(await decide(staff, id, 'refuse', 1, 'Таких марок не берём')).toMatchObject({ status: 200 });
    expect(await own(client)).toMatchObject({ application: { state: 'refused', reason: 'Таких марок не берём' } });
  });

  test('decides once, about what was seen', async () => {
    const { client, id } = await applied({ inn: INNS[4] });
    const { guest: colleague } = await signedIn({ can_switch_user: true });
    const answers = await Promise.all([
      decide(staff, id, 'accept'),
      decide(colleague, id, 'refuse', 1, 'Нет документов'),
      decide(colleague, id, 'ask', 1, 'Какие марки?'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'application-changed', application: { id, version: 2 } });
    const next = await applied();
    await decide(staff, next.id, 'ask', 1, 'Какие марки?');
    await send(next.client, { seenVersion: 2 });
    expect(await decide(colleague, next.id, 'accept', 1)).toMatchObject({ status: 409 });
    expect((await own(client)).application?.version).toBe(2);
  });

  test('sees applications by their state, those that wait first', async () => {
    const { id } = await applied();
    const list = await good(staff.get(`${LIST}?take=100`), ApplicationList);
    const states = list.items.map(({ state }) => state);
    expect(states.lastIndexOf('sent')).toBe(list.counts.sent - 1);
    expect(list.total).toBe(list.items.length);
    const refused = await good(staff.get(`${LIST}?state=refused&take=100`), ApplicationList);
    expect(new Set(refused.items.map(({ state }) => state))).toEqual(new Set(['refused']));
    expect(refused.total).toBe(list.counts.refused);
    const one = await good(staff.get(`${LIST}/${id}`), ReviewedApplication);
    expect(one).toMatchObject({ client: { name: 'Пётр Складов' }, documents: [{ name: 'Устав.pdf' }], decidedBy: '' });
    expect(await staff.get(`${LIST}/999999999999`)).toMatchObject({ status: 404 });
    expect(await decide(staff, 999_999_999, 'accept')).toMatchObject({ status: 404 });
  });

  test('alone sees and decides', async () => {
    const { client, id } = await applied();
    for (const path of [LIST, `${LIST}/${id}`]) {
      expect(await client.get(path)).toMatchObject({ status: 403 });
      expect(await visitor().get(path)).toMatchObject({ status: 401 });
    }
    expect(await decide(client, id, 'accept')).toMatchObject({ status: 403 });
  });
});

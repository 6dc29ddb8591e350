import { CompanyAccount, CompanyHistory, Order } from '@partshop/api-client/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAccounts, PASSWORD } from '../../testing/accounts.ts';
import { COMPANY, createCompanies } from '../../testing/companies.ts';
import { createInbox } from '../../testing/messages.ts';
import { createShopping } from '../../testing/shopping.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database, fixtures, time, visitor } = api;
const accounts = createAccounts(api);
const { signedIn } = accounts;
const inbox = createInbox(api);
const { owned, invite, employed } = createCompanies(accounts, inbox);
const { form, order } = await createShopping(api);

const accountOf = async (client: Visitor) => good(client.get(COMPANY), CompanyAccount);
const typeOf = async (client: Visitor) => (await client.get('/services/clientbaseinfo')).body;

describe('an invitation', () => {
  test('is accepted by its code, once; the employee buys as wholesale clients do, for the company', async () => {
    const { owner } = await owned();
    const { code, id } = await invite(owner, 'buyer', { orderLimit: 1000, monthLimit: 5000 });
    const { guest: employee } = await signedIn({ name: 'Борис Закупкин' });
    const typed = `${code.slice(0, 6).toLowerCase()} ${code.slice(6)}`;
    expect(await employee.post(`${COMPANY}/invitation`, { code: typed })).toMatchObject({
      body: { company: 'ООО «Ромашка»', role: 'buyer', orderLimit: 1000, monthLimit: 5000 },
    });
    expect(await employee.post(`${COMPANY}/invitation/answer`, { code: typed, accepts: true })).toMatchObject({
      status: 200,
    });
    expect(await typeOf(employee)).toMatchObject({ ClientType: 'Wholesale', Company: { Role: 'buyer', Waiting: 0 } });
    expect(await accountOf(employee)).toMatchObject({
      company: { name: 'ООО «Ромашка»' },
      own: { employeeId: id, orderLimit: 1000, spent: 0 },
      employees: [],
    });
    const { guest: other } = await signedIn();
    expect(await other.post(`${COMPANY}/invitation/answer`, { code, accepts: true })).toMatchObject({ status: 404 });
  });

  test('is accepted by one of many at once', async () => {
    const { owner } = await owned();
    const { code } = await invite(owner, 'buyer');
    const guests = await Promise.all(Array.from({ length: 5 }, async () => (await signedIn()).guest));
    const answers = await Promise.all(
      guests.map((guest) => guest.post(`${COMPANY}/invitation/answer`, { code, accepts: true })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 404, 404, 404, 404,
    ]);
  });

  test('ends after a week, when it is declined, and when it is taken back', async () => {
    const { owner } = await owned();
    const { guest } = await signedIn();
    const answer = (code: string, accepts: boolean) => guest.post(`${COMPANY}/invitation/answer`, { code, accepts });
    const { code: declined } = await invite(owner, 'viewer');
    expect(await answer(declined, false)).toMatchObject({ status: 200 });
    expect(await answer(declined, true)).toMatchObject({ status: 404 });
    const { code: revoked, id } = await invite(owner, 'viewer');
    await owner.send('DELETE', `${COMPANY}/employees/${id}`, {});
    expect(await answer(revoked, true)).toMatchObject({ status: 404 });
    const { code: old } = await invite(owner, 'viewer');
    const now = time.now;
    time.now = new Date(now.getTime() + 7 * 86_400_000 + 1);
    expect(await answer(old, true)).toMatchObject({ status: 404 });
    time.now = now;
    expect(await typeOf(guest)).toMatchObject({ ClientType: 'Retail' });
  });

  test('is not for who buys for a company already, nor for who has employees', async () => {
    const { owner } = await owned();
    const { owner: other } = await owned();
    const { employee } = await employed(other, 'buyer');
    const { code } = await invite(owner, 'buyer');
    for (const client of [employee, other, owner]) {
      expect(await client.post(`${COMPANY}/invitation/answer`, { code, accepts: true })).toMatchObject({
        status: 409,
        body: { code: 'employed' },
      });
    }
  });

  test('goes by SMS to a phone, and nowhere to what is neither', async () => {
    const { owner } = await owned();
    await invite(owner, 'buyer', {}, '8 (916) 222-33-44');
    expect((await inbox.messages(owner))[0]).toMatchObject({ channel: 'sms', to: '+79162223344' });
    const bad = { name: 'Борис', role: 'buyer', orderLimit: null, monthLimit: null };
    expect(await owner.post(`${COMPANY}/employees`, { ...bad, contact: 'нет' })).toMatchObject({ status: 400 });
    expect(await owner.post(`${COMPANY}/employees`, { ...bad, contact: 'a@b.ru', orderLimit: -1 })).toMatchObject({
      status: 400,
    });
  });
});

describe('an employee', () => {
  test('is changed and removed by the owner and by administrators, and buys as before then', async () => {
    const { owner } = await owned();
    const { employee: administrator } = await employed(owner, 'administrator', { orderLimit: 5 });
    const { employee, id } = await employed(administrator, 'buyer');
    const terms = { role: 'buyer', orderLimit: 700, monthLimit: null };
    expect(await administrator.put(`${COMPANY}/employees/${id}`, terms)).toMatchObject({ status: 200 });
    expect(await accountOf(employee)).toMatchObject({ own: { orderLimit: 700 } });
    // Administrators have no limits.
    expect((await accountOf(owner)).employees).toMatchObject([{ role: 'administrator', orderLimit: null }, terms]);
    await owner.send('DELETE', `${COMPANY}/employees/${id}`, {});
    expect(await typeOf(employee)).toMatchObject({ ClientType: 'Retail' });
    expect(await employee.get(COMPANY)).toMatchObject({ status: 404 });
  });

  test('leaves by their own will, and manages nobody', async () => {
    const { owner } = await owned();
    const { employee, id } = await employed(owner, 'buyer');
    const { id: other } = await employed(owner, 'buyer');
    const terms = { role: 'administrator', orderLimit: null, monthLimit: null };
    expect(await employee.put(`${COMPANY}/employees/${id}`, terms)).toMatchObject({ status: 403 });
    expect(await employee.send('DELETE', `${COMPANY}/employees/${other}`, {})).toMatchObject({ status: 403 });
    expect(await employee.get(`${COMPANY}/history`)).toMatchObject({ status: 403 });
    expect(
      await employee.post(`${COMPANY}/employees`, { ...terms, name: 'Друг', contact: 'friend@garage.test' }),
    ).toMatchObject({ status: 403 });
    expect(
      await employee.put('/services/cabinet/company', {
        name: 'Моя',
        inn: '7701234560',
        kpp: '',
        ogrn: '',
        address: '',
      }),
    ).toMatchObject({ status: 403 });
    expect(await employee.send('DELETE', `${COMPANY}/employees/${id}`, {})).toMatchObject({ status: 200 });
    expect((await accountOf(owner)).employees.map((one) => one.id)).toEqual([other]);
  });

  test('of another company is unknown: 404', async () => {
    const { owner } = await owned();
    const { employee, id } = await employed(owner, 'buyer');
    const { owner: stranger } = await owned();
    const terms = { role: 'administrator', orderLimit: null, monthLimit: null };
    expect(await stranger.put(`${COMPANY}/employees/${id}`, terms)).toMatchObject({ status: 404 });
    expect(await stranger.send('DELETE', `${COMPANY}/employees/${id}`, {})).toMatchObject({ status: 404 });
    expect((await accountOf(stranger)).employees).toEqual([]);
    expect(await accountOf(employee)).toMatchObject({ role: 'buyer' });
    const { guest: nobody } = await signedIn();
    for (const answer of [
      nobody.get(COMPANY),
      nobody.get(`${COMPANY}/history`),
      nobody.put(`${COMPANY}/employees/${id}`, terms),
      nobody.send('DELETE', `${COMPANY}/employees/${id}`, {}),
    ]) {
      expect(await answer).toMatchObject({ status: 404 });
    }
    expect(await visitor().get(COMPANY)).toMatchObject({ status: 401 });
  });
});

test('the history says who did what, and nobody changes it', async () => {
  const { owner } = await owned();
  const { employee, id } = await employed(owner, 'buyer', { orderLimit: 1_000_000 });
  await employee.add(await fixtures.goods({ price: 100 }));
  const placed = await good(order(employee, form({ Company: 'Другая' })), Order);
  expect(placed).toMatchObject({
    company: 'ООО «Ромашка», ИНН 7701234560',
    employee: { name: 'Борис Закупкин', approvedBy: null },
  });
  await owner.send('DELETE', `${COMPANY}/employees/${id}`, {});
  const { items, total } = await good(owner.get(`${COMPANY}/history`), CompanyHistory);
  expect(total).toBe(4);
  expect(items).toMatchObject([
    { kind: 'removed', by: 'Анна Хозяйкина', employee: 'Борис Закупкин' },
    { kind: 'ordered', by: 'Борис Закупкин', orderNumber: placed.number },
    { kind: 'accepted', by: 'Борис Закупкин' },
    { kind: 'invited', by: 'Анна Хозяйкина', terms: { role: 'buyer', orderLimit: 1_000_000 } },
  ]);
  const page = await good(owner.get(`${COMPANY}/history?page=2&take=3`), CompanyHistory);
  expect(page.items.map(({ kind }) => kind)).toEqual(['invited']);
  await expect(sql`update company_events set kind = 'refused'`.execute(database.db)).rejects.toThrow('never changed');
  const { owner: stranger } = await owned();
  expect(await stranger.get(`${COMPANY}/history`)).toMatchObject({ body: { items: [], total: 0 } });
});

test('orders of employees are read by the owner and by viewers, who order nothing; not by another company', async () => {
  const { owner } = await owned();
  const { employee: viewer } = await employed(owner, 'viewer');
  const { employee } = await employed(owner, 'buyer');
  const { employee: colleague } = await employed(owner, 'buyer');
  await employee.add(await fixtures.goods());
  const { number } = await good(order(employee, form()), Order);
  for (const reader of [owner, viewer]) {
    expect(await reader.get(`/services/cabinet/getorders/${number}`)).toMatchObject({
      status: 200,
      body: { isOwn: false },
    });
  }
  const { owner: stranger } = await owned();
  for (const other of [colleague, stranger]) {
    expect(await other.get(`/services/cabinet/getorders/${number}`)).toMatchObject({ status: 404 });
  }
  await viewer.add(await fixtures.goods());
  expect(await order(viewer, form())).toMatchObject({ status: 403 });
});

test('an account that is deleted leaves the company; that of the owner ends it', async () => {
  const { owner } = await owned();
  const { employee, account } = await employed(owner, 'buyer');
  const { employee: other } = await employed(owner, 'buyer');
  const DELETE = '/services/cabinet/delete-account';
  expect(await employee.post(DELETE, { password: PASSWORD })).toMatchObject({ status: 200 });
  expect((await accountOf(owner)).employees).toHaveLength(1);
  const { rows } = await sql<{ name: string }>`
    select name from company_employees where contact = ${account.email}`.execute(database.db);
  expect(rows).toEqual([]);
  expect(await owner.post(DELETE, { password: PASSWORD })).toMatchObject({ status: 200 });
  expect(await typeOf(other)).toMatchObject({ ClientType: 'Retail' });
  expect(await other.get(COMPANY)).toMatchObject({ status: 404 });
});

import { Workbook } from '@cj-tech-master/excelts';
import { MAX_PRINTED_ENTRIES, ReviseReport } from '@partshop/api-client/contract';
import { describe, expect, test } from 'vitest';
import { createAccounts } from '../../testing/accounts.ts';
import { createTestApi, good, type Visitor } from '../../testing/test-api.ts';

const api = await createTestApi();
const { database } = api;
const { owes, signedIn } = createAccounts(api);

const REVISE = '/services/cabinet/revise';
const YEAR = '?from=2026-01-01&to=2026-12-31';
const reportOf = (guest: Visitor, query = YEAR) => good(guest.get(REVISE + query), ReviseReport);
const wholesale = () => signedIn({ type: 'Wholesale' });
const day = (text: string) => ({ dueOn: text, at: new Date(`${text}T09:00:00Z`) });
const answer = (guest: Visitor, more: object) =>
  guest.post(REVISE, { From: '2026-01-01', To: '2026-12-31', ShopClosing: 4000, ClientClosing: 4000, ...more });

async function bought() {
  const one = await wholesale();
  await owes(one.account, 1000, day('2025-12-31'));
  await owes(one.account, 5000, day('2026-03-01'));
  await owes(one.account, -2000, { at: new Date('2026-04-01T09:00:00Z') });
  return one;
}

describe('a reconciliation report', () => {
  test('has the balances and the documents of its days, the oldest first', async () => {
    const { guest } = await bought();
    const report = await reportOf(guest);
    expect(report).toMatchObject({ opening: 1000, raised: 5000, lowered: 2000, closing: 4000, total: 2, answer: null });
    expect(report.items.map(({ amount, balance }) => [amount, balance])).toEqual([
      [5000, 6000],
      [-2000, 4000],
    ]);
    const second = await reportOf(guest, `${YEAR}&take=1&page=2`);
    expect(second).toMatchObject({ closing: 4000, total: 2, items: [{ amount: -2000 }] });
    expect(await reportOf(guest, '?from=2025-01-01&to=2025-12-31')).toMatchObject({ opening: 0, closing: 1000 });
  });

  test('is of other clients no part, and of retail clients none', async () => {
    const { guest: owner } = await bought();
    await good(answer(owner, { ClientClosing: 1, Comment: 'Нет отгрузки' }), ReviseReport);
    const { guest } = await wholesale();
    expect(await reportOf(guest)).toMatchObject({ opening: 0, closing: 0, items: [], answer: null, answers: [] });
    const { guest: retail } = await signedIn();
    for (const path of [REVISE, `${REVISE}/xlsx`, `${REVISE}/pdf`]) {
      expect(await retail.get(path)).toMatchObject({ status: 403 });
      expect(await api.visitor().get(path)).toMatchObject({ status: 401 });
    }
  });

  test.each(['?from=2026-02-01&to=2026-01-01', '?from=2020-01-01&to=2026-01-01', '?from=2026-02-30'])(
    'of no days, of too many and of no calendar is refused: %s',
    async (query) => {
      const { guest } = await wholesale();
      expect(await guest.get(REVISE + query)).toMatchObject({ status: 400 });
    },
  );
});

describe('the answer of a client', () => {
  test('with the same sum agrees, with another one disputes; the newest counts', async () => {
    const { guest } = await bought();
    const disputed = await good(answer(guest, { ClientClosing: 6000, Comment: 'Нет оплаты' }), ReviseReport);
    expect(disputed.answer).toMatchObject({ state: 'disputed', clientClosing: 6000, comment: 'Нет оплаты' });
    const agreed = await good(answer(guest, {}), ReviseReport);
    expect(agreed.answer).toMatchObject({ state: 'agreed', shopClosing: 4000 });
    expect(agreed.answers.map(({ state }) => state)).toEqual(['agreed', 'disputed']);
    expect(await reportOf(guest, '?from=2026-01-01&to=2026-06-30')).toMatchObject({ answer: null });
  });

  test('is one to the sums that the client saw, and goes when they change', async () => {
    const { guest, account } = await bought();
    await good(answer(guest, {}), ReviseReport);
    await owes(account, 700, day('2026-05-01'));
    expect(await answer(guest, {})).toMatchObject({ status: 409, body: { code: 'report-changed' } });
    expect(await reportOf(guest)).toMatchObject({ closing: 4700, answer: null });
  });
});

describe('the files of a report', () => {
  test('are a table whose sums are those of the report, and a document to sign', async () => {
    const { guest, account } = await bought();
    await owes(account, 123_456_789, { ...day('2026-06-01'), document: '=1+1' });
    const report = await reportOf(guest);
    await good(answer(guest, { ShopClosing: report.closing, ClientClosing: 500 }), ReviseReport);
    const file = await guest.download(`${REVISE}/xlsx${YEAR}`);
    expect(file.headers.get('content-disposition')).toContain('revise-2026-01-01-2026-12-31.xlsx');
    const book = new Workbook();
    await book.xlsx.load(new Uint8Array(await file.arrayBuffer()));
    const rows = book.worksheets[0]?.getSheetValues().filter(Array.isArray) ?? [];
    const named = (name: string) => rows.find((row) => row[2] === name)?.slice(3);
    expect(named('Сальдо начальное')).toEqual([10]);
    expect(named('Обороты за период')).toEqual([report.raised / 100, report.lowered / 100]);
    expect(named('Сальдо конечное')).toEqual([report.closing / 100, undefined, undefined, 5]);
    expect(rows.find((row) => row[2] === 'Отгрузка =1+1')?.[3]).toBe(1_234_567.89);
    const pdf = await guest.download(`${REVISE}/pdf${YEAR}&lang=ar`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }, 60_000);

  test('of very many documents are a table alone', async () => {
    const { guest, account } = await wholesale();
    await database.pool.query(
      `insert into ledger_entries (client_id, kind, amount, document, due_on, at)
       select $1, 'shipment', 100, n::text, date '2026-05-01', timestamptz '2026-03-01' + n * interval '1 minute'
       from generate_series(1, 10000) n`,
      [account.id],
    );
    expect((await reportOf(guest)).total).toBeGreaterThan(MAX_PRINTED_ENTRIES);
    expect(await guest.get(`${REVISE}/pdf${YEAR}`)).toMatchObject({ status: 422, body: { code: 'too-large' } });
    const file = await guest.download(`${REVISE}/xlsx${YEAR}`);
    const book = new Workbook();
    await book.xlsx.load(new Uint8Array(await file.arrayBuffer()));
    expect(book.worksheets[0]?.rowCount).toBeGreaterThan(10_000);
  }, 60_000);
});

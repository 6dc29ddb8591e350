import { expect, it } from 'vitest';
import { mockCall } from '@partshop/api-client/mocks';
import { createTestApp } from '@partshop/features/core/testing';
import { setUpMocks } from '@partshop/features/core/testing/set-up-mocks';
import { actOnList, type ListAnswer } from './act-on-list.saga.ts';
import { buttons } from './list-form.ts';
import { mixedOrder } from './mocks/fixtures.ts';

const server = setUpMocks(mockCall('post', '/Localization/GetValues', {}));
const NO_QUERY = { get: () => null, getAll: () => [], has: () => false };

/** What the calls were asked. */
function listen(refused: { index: number; code: 'not-enough' }[] = []) {
  const asked: Record<string, unknown>[] = [];
  const note = async (request: Request) => void asked.push((await request.json()) as Record<string, unknown>);
  server.use(
    mockCall('post', '/services/basket/quick-order_json', async (request: Request) => {
      await note(request);
      return mixedOrder;
    }),
    mockCall('post', '/services/basket/quick-order-add_json', async (request: Request) => {
      await note(request);
      return {
        basket: { items: [], groups: [], total: 0, payable: 0, promo: null, count: 0, currency: mixedOrder.currency },
        refused,
      };
    }),
  );
  return asked;
}

function formOf(intent: string, lines: string[][], rest: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, ...rest })) form.append(name, value);
  for (const [maker = '', number = '', qty = '', comment = '', offer = ''] of lines) {
    form.append('lineMaker', maker);
    form.append('lineNumber', number);
    form.append('lineQty', qty);
    form.append('lineComment', comment);
    form.append('lineOffer', offer);
  }
  return form;
}

async function act(form: FormData): Promise<ListAnswer & Response> {
  const { store } = createTestApp();
  const result = (await store.run(actOnList, undefined, { form, params: {}, query: NO_QUERY })) as {
    data?: ListAnswer;
  };
  return (result.data ?? result) as ListAnswer & Response;
}

const LINES = [
  ['Mann', 'w712/75', '2', 'срочно', '1/1'],
  ['TRW', 'GDB1330', '1', '', ''],
];

it('checks what was pasted, without control characters', async () => {
  const asked = listen();
  await act(formOf(buttons.check, [], { text: '\ufeffMann;W\u0000712;2\r\nTRW;GDB1330;1' }));
  expect(asked).toEqual([{ text: 'Mann;W712;2\nTRW;GDB1330;1' }]);
});

it('checks by the columns that a person chose', async () => {
  const asked = listen();
  const form = formOf(buttons.columns, [], { text: '2;W712' });
  for (const column of ['qty', 'number', 'price']) form.append('column', column);
  expect((await act(form)).columns).toEqual(['qty', 'number']);
  expect(asked).toEqual([{ text: '2;W712', columns: ['qty', 'number'] }]);
});

it.each([
  ['is mended', buttons.recheck, 'Mann\tw712/75\t2\tсрочно\nTRW\tGDB1330\t1\t'],
  ['is removed', buttons.remove(0), 'TRW\tGDB1330\t1\t'],
  ['gets another quantity', buttons.take(1, 24), 'Mann\tw712/75\t2\tсрочно\nTRW\tGDB1330\t24\t'],
  [
    'gets another article',
    buttons.choose(1, { catalogName: 'LUCAS', catalogFullNumber: 'GDB 1330' }),
    'Mann\tw712/75\t2\tсрочно\nLUCAS\tGDB 1330\t1\t',
  ],
])('a line that %s is checked with the others', async (_, intent, text) => {
  const asked = listen();
  expect((await act(formOf(intent, LINES, { text: 'ignored' }))).text).toBe(text);
  expect(asked).toEqual([{ text, columns: ['maker', 'number', 'qty', 'comment'] }]);
});

it('adds the lines with offers, and keeps the others and what was refused', async () => {
  const asked = listen([{ index: 1, code: 'not-enough' }]);
  const lines = [...LINES, ['NGK', 'BKR6E-11', '4', '', '2/3'], ['NGK', 'BKR6E', 'много', '', '2/4']];
  const answer = await act(formOf(buttons.add, lines, { requestId: mixedOrder.requestId }));
  expect(asked[0]).toEqual({
    requestId: mixedOrder.requestId,
    lines: [
      { articleId: 1, priceListId: 1, qty: 2, comment: 'срочно' },
      { articleId: 2, priceListId: 3, qty: 4, comment: '' },
    ],
  });
  expect(answer).toMatchObject({
    added: 1,
    refused: { 1: 'not-enough' },
    text: 'TRW\tGDB1330\t1\t\nNGK\tBKR6E-11\t4\t\nNGK\tBKR6E\tмного\t',
  });
});

it('goes to the basket when every line was added', async () => {
  listen();
  const answer = await act(formOf(buttons.add, LINES.slice(0, 1), { requestId: mixedOrder.requestId }));
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/basket']);
});

it.each([
  ['an empty list', ' \n', 'empty'],
  ['a list that is too long', 'W712\n'.repeat(50_000), 'long'],
])('refuses %s and keeps it', async (_, text, fault) => {
  const asked = listen();
  expect(await act(formOf(buttons.check, [], { text }))).toMatchObject({ fault, text });
  expect(asked).toEqual([]);
});

it('keeps the list when the server fails', async () => {
  server.use(
    mockCall('post', '/services/basket/quick-order_json', { status: 500, body: { code: 'internal', message: '' } }),
  );
  expect(await act(formOf(buttons.recheck, LINES))).toMatchObject({
    text: 'Mann\tw712/75\t2\tсрочно\nTRW\tGDB1330\t1\t',
    refusal: { reason: 'failed' },
  });
});

it('reads a file in place of the text, and refuses a spreadsheet’s own format', async () => {
  const asked = listen();
  const form = formOf(buttons.check, [], { text: 'typed' });
  form.append('file', new File(['NGK;BKR6E-11;4'], 'list.csv'));
  await act(form);
  expect(asked).toEqual([{ text: 'NGK;BKR6E-11;4' }]);
  form.set('file', new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04])], 'list.csv'));
  expect((await act(form)).fault).toBe('file-spreadsheet');
});

it('a quoted comment reads back as it was', async () => {
  const asked = listen();
  await act(formOf(buttons.recheck, [['', 'GDB1330', '1', 'шланг 1/2"']]));
  expect(asked).toMatchObject([{ text: '\tGDB1330\t1\t"шланг 1/2"""' }]);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallError } from '@partshop/api-client';
import { createCachedTextSource, reportLoadFaultsTo } from '@partshop/features/core';
import { createShop } from './create-shop.ts';
import { createPageRenderer } from './render-page.tsx';
import { FORMS, type SentForm } from './testing/forms.ts';
import { createStrictBackend } from './testing/strict-backend.ts';

/**
 * Each form and page with hostile input, and each form with each error of its call: the page explains the error, and nothing
 * fails.
 */

const ASSETS = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };

const REFUSALS: Record<string, [status: number, body: Partial<CallError>]> = {
  'an unknown field': [400, { code: 'bad-request', fields: [{ path: 'ClientId', message: 'wrong' }] }],
  'no field error': [400, { code: 'bad-request', fields: [] }],
  'no list of fields': [400, { code: 'bad-request' }],
  'a guest': [401, { code: 'not-signed-in' }],
  'missing rights': [403, { code: 'no-access' }],
  'another site': [403, { code: 'forbidden' }],
  'a missing resource': [404, { code: 'not-found' }],
  'a conflict': [409, { code: 'basket-changed' }],
  'a taken mail address': [409, { code: 'email-taken' }],
  'too large a body': [413, { code: 'too-large' }],
  'a wrong code': [422, { code: 'code-wrong', triesLeft: 0 }],
  'a reused request id': [422, { code: 'request-reused' }],
  'too many requests': [429, { code: 'too-many', retryAfter: 86_400 }],
};

const HOSTILE: Record<string, string> = {
  nothing: '',
  'a NUL': 'a\0b',
  'half a character': '\uD800',
  escapes: '%00%2500%ff',
  markup: '</script><script>alert(1)</script>',
  controls: '\u001B[2J\u202E\r\nSet-Cookie: a=b',
  'a negative number': '-1',
  'no number': '1e400',
  'a number beyond a double': '9007199254740993',
  'a number beyond the database': '9223372036854775808',
  'a name of Object': '__proto__',
  'a long text': 'я'.repeat(20_000),
};

type Refusal = (request: Request) => Response | undefined;

const faults: unknown[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  faults.length = 0;
  reportLoadFaultsTo(() => undefined);
});

function openShop(refuse: Refusal) {
  const strict = createStrictBackend();
  const transport = async (request: Request) => refuse(request) ?? strict(request);
  reportLoadFaultsTo((error) => void faults.push(error));
  const renderPage = createPageRenderer({
    transport,
    texts: createCachedTextSource(60_000),
    assets: ASSETS,
    publicOrigin: null,
  });
  return createShop({ transport, renderPage, staticFile: () => null, onError: (error) => void faults.push(error) });
}

async function send(shop: ReturnType<typeof createShop>, form: SentForm, body: URLSearchParams | FormData) {
  const headers = form.isForStrangers ? {} : { cookie: 'partshop_session=x' };
  const response = await shop(new Request(`http://shop.test${form.path}`, { method: 'POST', headers, body }));
  await response.text();
  return response.status;
}

const forms = Object.entries<SentForm>(FORMS).map(([name, form]) => ({ name, form }));

describe.each(forms)('the form of $name', ({ form }) => {
  it.each(Object.entries(REFUSALS))('explains the error: %s', async (_what, [status, body]) => {
    const shop = openShop((request) =>
      new URL(request.url).pathname === form.call ? Response.json({ message: '', ...body }, { status }) : undefined,
    );
    expect(await send(shop, form, new URLSearchParams(form.fields))).toBeLessThan(500);
    expect(faults).toEqual([]);
  });

  // Up to 150 documents, each rendered: some seconds on a busy machine.
  it('accepts hostile fields as plain text', { timeout: 30_000 }, async () => {
    const shop = openShop(() => undefined);
    const names = [...Object.keys(form.fields), 'intent', 'step', 'requestId', 'comment'];
    const bodies = names.flatMap((name) => [
      ...Object.values(HOSTILE).map((text) => new URLSearchParams({ ...form.fields, [name]: text })),
      new URLSearchParams([...Object.entries(form.fields), [name, 'twice']]),
      withFile(form, name),
    ]);
    const statuses: number[] = [];
    for (const body of bodies) statuses.push(await send(shop, form, body));
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(faults).toEqual([]);
  });
});

/** The fields of a form with a file in place of one text. */
function withFile({ fields }: SentForm, name: string): FormData {
  const body = new FormData();
  for (const [other, text] of Object.entries(fields)) if (other !== name) body.append(other, text);
  body.append(name, new File(['text'], 'text.txt'));
  return body;
}

const SEGMENTS = [
  '%00',
  '%2500',
  '%252500',
  '%ED%A0%80',
  '%C3',
  '%25',
  '%5C',
  '%0D%0A',
  '__proto__',
  '-1',
  '1e400',
  '9'.repeat(60),
];
const ADDRESSES = [
  '/price/SEGMENT/W712',
  '/price/mann-filter/SEGMENT',
  '/price/Search-Text/SEGMENT',
  '/search/SEGMENT',
  '/search?text=SEGMENT',
  '/price/mann-filter/W7125?page=SEGMENT&view=SEGMENT&order=SEGMENT&catalogs=SEGMENT',
  '/avtozapchasti/SEGMENT/x',
  '/city?near=SEGMENT&query=SEGMENT&points=SEGMENT',
  '/is-success/SEGMENT',
  '/user/password/recovery/SEGMENT',
  '/catalog/SEGMENT',
  '/SEGMENT/SEGMENT',
  '/en/SEGMENT',
  '/?page=SEGMENT',
];

it.each(ADDRESSES)('%s is an ordinary path, whatever it contains', async (address) => {
  // The router warns about invalid escapes.
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const shop = openShop(() => undefined);
  const statuses: number[] = [];
  for (const segment of SEGMENTS) {
    for (const headers of [{}, { cookie: `partshop_session=${segment}; ${segment}=1` }]) {
      statuses.push(
        (await shop(new Request(`http://shop.test${address.replaceAll('SEGMENT', segment)}`, { headers }))).status,
      );
    }
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(faults).toEqual([]);
});

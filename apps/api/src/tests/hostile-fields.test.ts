import { calls } from '@partshop/api-client/contract';
import { beforeAll, expect, test } from 'vitest';
import { ADDRESS_HEADER } from '../platform/http/client-address.ts';
import { createAccounts } from '../testing/accounts.ts';
import { inputOf, requiredQuery, validBody, writeBody } from '../testing/call-request.ts';
import { createTestApi, type Visitor } from '../testing/test-api.ts';

/**
 * Sends every field, parameter and path segment of every call a hostile text: the call rejects or accepts it, and never
 * causes an internal or a database error.
 */

const api = await createTestApi();
const { fixtures, logged, time, visitor } = api;
const { signedIn } = createAccounts(api);

/** Hostile texts, for any text field. */
const TEXTS = [
  '\0',
  'a\0b',
  '%00',
  '%2500',
  '%252500',
  '%u0000',
  '\\u0000',
  '\\0',
  '/%00',
  '/%2500/x',
  '/avtozapchasti/%00/x',
  '/avtozapchasti/brakes/%2500',
  '/price/Search-Text/%00',
  'http://[',
  '//%00',
  '\uD800',
  '\uDFFFa',
  'a\uD83D',
  '%',
  '%e0%a4',
  '%zz',
  '%ff%fe',
  '\\',
  '\u202E\u2066',
  '\uFEFF',
  '\u0001\u001B[2J\u009B',
  '1e400',
  '-1',
  '-0',
  '1.5',
  '1e2',
  '0x10',
  '١٢',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '9'.repeat(400),
  'NaN',
  '2026-02-30',
  '-271822-01-01T00:00:00Z',
  '+275761-01-01',
  '00000000-0000-0000-0000-000000000000',
  '91,181',
  '1e400,1e400',
  '__proto__',
  '{"message":"\\u0000","filename":"%00","stack":"\\ud800"}',
  '',
];

/** Other JSON values, as source text. */
const TOKENS = [
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '-1',
  '0',
  '1.5',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  `1${'0'.repeat(400)}`,
  'true',
  'null',
  '[]',
  '[null]',
  '[-1]',
  '[9007199254740991]',
  '{}',
  '"\\u0000"',
  '"\\ud800"',
];

type Call = (typeof calls)[keyof typeof calls];
type Case = { address: string; body: string | null; what: string };

/** Every case of a call: one value is hostile, the others are valid. */
function* casesOf(call: Call): Generator<Case> {
  const { query, hasBody, isForm } = inputOf(call);
  const right = validBody(call);
  const write = (members: object) => writeBody(call, members);
  const rightBody = hasBody ? write(right) : null;
  const rightQuery = requiredQuery(call);
  const path = (value: string) => call.path.replace(/\{\w+\}/, value);

  for (const text of TEXTS) {
    const encoded = encodeURIComponent(text.toWellFormed());
    if (path('') !== call.path) {
      yield { what: `segment ${encoded}`, address: `${path(encoded)}?${rightQuery}`, body: rightBody };
      yield {
        what: `raw segment ${text}`,
        address: `${path(text.replaceAll('\0', '%00'))}?${rightQuery}`,
        body: rightBody,
      };
    }
    for (const name of Object.keys(query)) {
      const others = new URLSearchParams(rightQuery);
      others.delete(name);
      for (const value of new Set([encoded, text.replaceAll('\0', '%00').replaceAll(/[#&]/g, '')])) {
        yield {
          what: `${name}=${value}`,
          address: `${path('1')}?${name}=${value}&${others.toString()}`,
          body: rightBody,
        };
      }
    }
    for (const changed of spoilt(right, text)) {
      yield { what: JSON.stringify(changed), address: `${path('1')}?${rightQuery}`, body: write(changed) };
    }
  }
  if (isForm) return;
  for (const token of TOKENS) {
    for (const changed of spoilt(right, '@token')) {
      const written = JSON.stringify(changed).replaceAll('"@token"', token);
      yield { what: written, address: `${path('1')}?${rightQuery}`, body: written };
    }
  }
}

/** The value with one of its leaves or objects replaced by another. */
function* spoilt(value: Record<string, unknown>, other: unknown): Generator<Record<string, unknown>> {
  for (const [name, member] of Object.entries(value)) {
    yield { ...value, [name]: other };
    if (typeof member !== 'object' || member === null || Array.isArray(member)) continue;
    for (const changed of spoilt(member as Record<string, unknown>, other)) yield { ...value, [name]: changed };
  }
}

let guest: Visitor;
let staff: Visitor;
let count = 0;

beforeAll(async () => {
  guest = visitor();
  await guest.add(await fixtures.goods({ quantity: 9999 }));
  await fixtures.point();
  staff = (await signedIn({ can_switch_user: true, localize_editor: true })).guest;
});

const isPersonal = (call: Call) => '401' in call.responses;

test.each(Object.entries(calls))(
  '%s treats hostile fields as plain values',
  { timeout: 30_000 },
  async (_name, call) => {
    const faults: string[] = [];
    const { type } = inputOf(call);
    for (const { address, body, what } of casesOf(call)) {
      const who = isPersonal(call) ? staff : guest;
      count += 1;
      // From another address each time, and later, so that limits do not interfere.
      time.now = new Date(time.now.getTime() + 120_000);
      const headers = { 'content-type': type, [ADDRESS_HEADER]: `10.0.${count >> 8}.${count & 255}` };
      const { method } = call;
      const { status } =
        method === 'get' ? await who.get(address, headers) : await who.send(method, address, body ?? '', headers);
      if (status >= 500) faults.push(what);
    }
    expect(faults).toEqual([]);
    expect(logged.splice(0)).toEqual([]);
  },
);

test.each(['cookie', 'user-agent', 'accept-language', 'referer', 'origin', 'x-forwarded-for', ADDRESS_HEADER])(
  'a hostile %s header causes no internal error',
  async (header) => {
    const faults: string[] = [];
    for (const text of TEXTS) {
      const value = header === 'cookie' ? `partshop_session=${text}; ${text}=1` : text;
      const latin = value.replaceAll(/[^\x20-\xFF]/g, (sign) => encodeURIComponent(sign.toWellFormed()));
      for (const path of ['/services/clientbaseinfo', '/services/basket/items_json']) {
        const { status } = await visitor().get(path, { [header]: latin });
        if (status >= 500) faults.push(latin);
      }
    }
    expect(faults).toEqual([]);
    expect(logged.splice(0)).toEqual([]);
  },
);

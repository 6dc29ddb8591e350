import { calls, LANGUAGE_CODES } from '@partshop/api-client/contract';
import { NAUGHTY_TEXTS } from '@partshop/api/bench';
import type { Random } from './random.ts';

export type HostileRequest = {
  method: string;
  /** Path and query exactly as sent. */
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const CALLS = Object.values(calls).map(({ method, path }) => ({ method: method.toUpperCase(), path }));
const SHELL = new URL('../../dist/server/entry-server.js', import.meta.url).href;
const { pages } = (await import(SHELL)) as typeof import('../../src/server/entry-server.ts');
/** The error page responds 500 on purpose. */
const PAGES = pages.map(({ path }) => path).filter((path) => path !== '/error/500');
const PREFIXES = ['', '', '', ...LANGUAGE_CODES.map((code) => `/${code}`), '/xx', '/ru/en', '//', '/./', '/EN'];

/** Pieces of URLs that some program decodes twice, truncates, or misreads. */
const PIECES = [
  '%00',
  '%2500',
  '%252f',
  '%ff',
  '%c0%af',
  '%E2%80%AE',
  '..',
  '%2e%2e',
  '%5c',
  '.',
  '',
  '%',
  '%zz',
  '@',
  ':',
  ';a=b',
  '~',
  '*',
  '%0d%0a',
];
const QUERY_NAMES = [
  'q',
  'page',
  'view',
  'order',
  'days',
  'filters',
  'catalogs',
  'target',
  'from',
  'city',
  'near',
  'lang',
  'link',
  'phone',
  'engineId',
  'parentId',
  'take',
  'skip',
  'id',
  'kind',
  'part',
  'requestId',
  '__proto__',
  'constructor',
];
const FORM_FIELDS = [
  'intent',
  'step',
  'login',
  'password',
  'phone',
  'code',
  'requestId',
  'target',
  'articleId',
  'priceListId',
  'basketId',
  'qty',
  'ContactName',
  'ContactPhone',
  'PointId',
  'PaymentType',
  'RequestId',
  'cityId',
  'email',
  'name',
  'consent',
  'clientId',
  'reason',
];
const INTENTS = [
  'add',
  'set-qty',
  'delete',
  'code',
  'contact',
  'resend',
  'change-contact',
  'phone',
  'details',
  'order',
  'save',
];
const JSON_FIELDS = [
  'Number',
  'CatalogKey',
  'Text',
  'Skip',
  'Take',
  'CurrencyCode',
  'login',
  'password',
  'phone',
  'code',
  'ids',
  'qty',
  'articleId',
  'priceListId',
  'RequestId',
  'ContactPhone',
  'ClientId',
  'RecoveryCode',
  'NewPassword',
  'keys',
  'sdekId',
  'city',
  'error',
  'url',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  '',
];
const NUMBERS = [0, -1, 1, 2 ** 31, 2 ** 53, 1e308, 0.1];

/** A random request from an attacker or a broken client. */
export function hostileRequest(random: Random): HostileRequest {
  const kind = random.below(100);
  if (kind < 40) return callOf(random);
  if (kind < 80) return pageOf(random);
  return formOf(random);
}

function callOf(random: Random): HostileRequest {
  const { method, path } = random.pick(CALLS);
  const target = fill(path.replaceAll(/\{\w+\}/g, ':x'), random) + queryOf(random);
  const sent = random.chance(10) ? random.pick(METHODS) : method;
  return withBody({ method: sent, target, headers: headersOf(random) }, sent === 'GET' ? 10 : 85, random);
}

function pageOf(random: Random): HostileRequest {
  const path = random.pick(PREFIXES) + fill(random.pick(PAGES), random);
  const target = (path || '/') + queryOf(random);
  return { method: random.chance(5) ? random.pick(METHODS) : 'GET', target, headers: headersOf(random) };
}

function formOf(random: Random): HostileRequest {
  const fields = new URLSearchParams();
  for (let count = random.below(6); count >= 0; count--) {
    const name = random.pick(FORM_FIELDS);
    const isKnown = (name === 'intent' || name === 'step') && random.chance(80);
    fields.append(name, isKnown ? random.pick(INTENTS) : textOf(random));
  }
  const type = random.chance(90) ? 'application/x-www-form-urlencoded' : random.pick(TYPES);
  const headers = { ...headersOf(random), 'sec-fetch-site': 'same-origin', ...(type && { 'content-type': type }) };
  const target = random.pick(PREFIXES) + fill(random.pick(PAGES), random) + queryOf(random);
  return { method: 'POST', target, headers, body: Buffer.from(fields.toString()) };
}

/** A path with its parameters filled in, and sometimes with additions at its ends. */
function fill(pattern: string, random: Random): string {
  const filled = pattern.replaceAll(/:\w+\??/g, () => segmentOf(random));
  const long = random.chance(1) ? `/${'a'.repeat(random.below(15_000))}` : '';
  return filled + (random.chance(8) ? `/${segmentOf(random)}` : '') + long;
}

function segmentOf(random: Random): string {
  if (random.chance(50)) return random.pick(PIECES) + (random.chance(30) ? random.pick(PIECES) : '');
  const once = encodeURIComponent(textOf(random).toWellFormed());
  return random.chance(20) ? encodeURIComponent(once) : once;
}

function textOf(random: Random): string {
  const kind = random.below(10);
  if (kind < 6) return random.pick(NAUGHTY_TEXTS);
  if (kind < 8) return String(random.pick(NUMBERS));
  return Array.from({ length: random.below(60) }, () => String.fromCodePoint(random.below(0x2_ff_ff))).join('');
}

function queryOf(random: Random): string {
  const pairs = Array.from({ length: random.below(4) }, () => `${random.pick(QUERY_NAMES)}=${segmentOf(random)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  if (random.chance(40))
    headers['cookie'] = random.pick([
      'a=b',
      'partshop_session=x.y',
      'partshop_session=',
      '=;;',
      `a=${'b'.repeat(2000)}`,
      'partshop_session=%',
    ]);
  if (random.chance(10)) headers['accept-encoding'] = random.pick(['br', 'gzip', 'br;q=0', '*', 'identity;q=0', ';;;']);
  if (random.chance(5)) headers['if-none-match'] = random.pick(['*', '"x"', 'W/""', ',,,']);
  if (random.chance(5)) headers['x-forwarded-for'] = random.pick(['10.0.0.1', 'x', '::1, 1.2.3.4', ','.repeat(100)]);
  if (random.chance(5)) headers['accept-language'] = random.pick(['ar', 'xx;q=9', '*', ',,,']);
  if (random.chance(5)) headers['sec-fetch-site'] = random.pick(['cross-site', 'none', 'same-origin', 'x']);
  return headers;
}

function withBody(request: HostileRequest, percent: number, random: Random): HostileRequest {
  const type = random.chance(80) ? 'application/json' : random.pick(TYPES);
  const headers = { ...request.headers, ...(type && { 'content-type': type }) };
  if (!random.chance(percent)) return random.chance(50) ? request : { ...request, headers };
  return { ...request, headers, body: bodyOf(random) };
}

function bodyOf(random: Random): Buffer {
  const fields = Object.fromEntries(
    Array.from({ length: random.below(6) }, () => [random.pick(JSON_FIELDS), valueOf(random)]),
  );
  const text = JSON.stringify(random.chance(85) ? fields : valueOf(random));
  if (random.chance(8)) return Buffer.from(text.slice(0, random.below(text.length + 1)));
  if (random.chance(4)) return Buffer.from([0xff, 0xfe, 0, ...Buffer.from(text)]);
  if (random.chance(3)) return Buffer.from('['.repeat(random.below(500)));
  return Buffer.from(text);
}

function valueOf(random: Random): unknown {
  const kind = random.below(10);
  if (kind < 6) return textOf(random);
  if (kind < 8) return random.pick(NUMBERS);
  return random.pick([null, true, [], {}, [[[]]], [textOf(random)], { __proto__: null, a: 1 }]);
}

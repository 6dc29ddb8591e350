import { foldPartNumber, looksLikePartNumber } from '@partshop/api-client/part-number';
import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, test } from 'vitest';
import { readPageLink } from '../domains/categories/page-link.ts';
import { isNameOf } from '../domains/places/city-search.rules.ts';
import { cutPersonalData } from '../domains/visits/cut-personal-data.rules.ts';
import { readErrorReport } from '../domains/visits/error-report.rules.ts';
import { isWeakPassword } from '../domains/identity/weak-password.rules.ts';
import { readPhone } from '../platform/values/phone.ts';
import { cleanPostHtml, teaserOf } from '../domains/posts/post-html.rules.ts';
import { numbersInText, numbersOfList } from '../domains/catalogue/number-in-text.ts';
import { readSearchText, spellingsOf, typedWords } from '../domains/catalogue/search-reading.rules.ts';
import { inOtherLayout } from '@partshop/api-client/keyboard-layout';
import { foldSearchText, joinedWords, searchTextOf, searchWords } from '../platform/values/search-text.ts';
import { isPersonalPath, visitedAddress } from '../domains/visits/visited-address.rules.ts';
import { hasTooManyKeys, isForgedChange, loggedPath } from '../platform/http/index.ts';
import { createLog } from '../platform/http/log.ts';
import { findSteepGrowth } from '../testing/growth.ts';
import type { ApiEnv } from '../platform/http/api-app.ts';
import { isTooDeep } from '../platform/http/json-depth.ts';
import { pathOfContract } from '../platform/http/path-case.ts';
import { readJsonBody } from '../platform/http/request-guards.ts';

const guarded = new OpenAPIHono<ApiEnv>().use(readJsonBody).onError((_error, c) => c.text('refused', 400));
const log = createLog('info', { write: () => undefined });
const ADDRESS = 'http://shop.test';
const pathOf = (text: string) => new URL(text, ADDRESS).href;
const post = (headers: HeadersInit) => new Request(ADDRESS, { method: 'POST', headers });

const NO_SYNONYMS = {
  meanings: new Map(),
  cars: new Map(),
  series: new Map(),
  categories: new Map(),
  categoryNames: [],
  words: new Map(),
};

/** Everything that reads visitors' input: its name, the function, and the beginnings of texts to try. */
const READERS: [name: string, read: (text: string) => unknown, beginnings?: string[]][] = [
  ['foldPartNumber', foldPartNumber, ['', 'ф']],
  ['looksLikePartNumber', looksLikePartNumber],
  ['foldSearchText', foldSearchText],
  ['searchWords', searchWords],
  ['joinedWords', joinedWords, ['', '5-']],
  ['typedWords', typedWords],
  ['spellingsOf', spellingsOf, ['', '5w-']],
  ['readSearchText', (text) => readSearchText(text, (word) => [word], NO_SYNONYMS)],
  ['numbersInText', numbersInText, ['', '1 ']],
  ['numbersOfList', numbersOfList, ['', '1,']],
  ['inOtherLayout', inOtherLayout],
  ['searchTextOf', (text) => searchTextOf({ makerName: text, number: text, names: { ru: text } })],
  ['isNameOf', (text) => isNameOf({ ru: 'Москва' }, text)],
  ['readPageLink', readPageLink, ['', '/avtozapchasti/']],
  ['readPhone', readPhone, ['', '+7', '8 (495) 1']],
  ['isWeakPassword', (text) => isWeakPassword(text, ['Анна']), ['', 'a', 'password']],
  ['isWeakPassword, of what the client is called by', (text) => isWeakPassword('синий автобус 42', [text])],
  ['cleanPostHtml', cleanPostHtml, ['', '<p>', '<a href="', '<img src="/']],
  ['teaserOf', teaserOf],
  ['cutPersonalData', cutPersonalData, ['', 'a', '1']],
  ['visitedAddress', visitedAddress, ['', '/', '/search/', '/?q=']],
  ['isPersonalPath', isPersonalPath, ['', '/search/']],
  ['readErrorReport', (text) => readErrorReport(reportOf(text)), ['', '/']],
  ['loggedPath', loggedPath, ['', '/', 'http://shop.test/']],
  ['hasTooManyKeys', hasTooManyKeys, ['/?']],
  ['isForgedChange, by the path', (text) => isForgedChange(new Request(ADDRESS), text), ['/']],
  ['isForgedChange, by the page before', (text) => isForgedChange(post({ referer: pathOf(text) })), ['/']],
  ['isTooDeep', isTooDeep, ['', '"']],
  ['pathOfContract', (text) => pathOfContract(new Request(pathOf(text))), ['/', '/services/']],
  ['readJsonBody', (body) => guarded.request('/', { method: 'POST', body, headers: JSON_TYPE }), ['', '"']],
  ['the log', (text) => log.error({ err: new Error(text), [text.slice(0, 1000)]: text }, text)],
];
const JSON_TYPE = { 'content-type': 'application/json' };

const reportOf = (text: string) => ({
  error: text,
  url: text,
  lineNumber: 1,
  raw: JSON.stringify({ message: text, filename: text, stack: text }),
});

describe('a text four times as long takes about four times as long', () => {
  test.each(READERS)('%s', { timeout: 120_000 }, async (_name, read, beginnings = ['']) => {
    expect(await findSteepGrowth(read, beginnings)).toBeNull();
  });
});

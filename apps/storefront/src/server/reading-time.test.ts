import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import pino from 'pino';
import { matchRoutes } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findSteepGrowth } from '@partshop/api/growth';
import { localizePath, ownPath, splitLocale } from '@partshop/features/core';
import { cleanSearchText, searchPath } from '@partshop/features/shared';
import { pages } from '../routes.ts';
import { transportOf } from './api-transport.ts';
import { isCallPath } from './call-paths.ts';
import { encodingOf } from './compress.ts';
import { createReportTaker } from './csp-report.ts';
import { localeTarget } from './locale-redirect.ts';
import { createPlainResponses } from './plain-response.ts';
import { refusalOf } from './request-gate.ts';
import { createRequestLog } from './request-log.ts';
import { createCachePaths } from './cache-path.ts';
import { createSiteFiles } from './site-files.ts';

const ADDRESS = 'http://shop.test';
const routes = pages.map(({ path }) => ({ path }));
const requestLog = createRequestLog(pino({ level: 'silent' }));
const { respond: siteFile } = createSiteFiles({
  publicOrigin: ADDRESS,
  transport: async () => Promise.resolve(Response.json({ entries: [], parts: 0 })),
});
const takeReport = createReportTaker({
  plain: createPlainResponses(),
  onViolation: () => undefined,
  now: () => clock++,
});

/** A visitor's request as the gate sees it. */
function incoming(url: string, headers: Record<string, string> = { host: 'shop.test' }): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  return Object.assign(message, { url, headers, rawHeaders: Object.entries(headers).flat() });
}

/** Every parser of visitors' input: its name, how it parses a text, and beginnings of such a text. */
const READERS: [name: string, read: (text: string) => unknown, beginnings?: string[]][] = [
  ['refusalOf, by the address', (text) => refusalOf(incoming(text)), ['', '/', '/?']],
  ['refusalOf, by the host', (host) => refusalOf(incoming('/', { host })), ['', 'a', 'a.', '[']],
  ['the name of a request', (id) => requestLog.nameOf(incoming('/', { 'x-request-id': id })), ['', 'a']],
  ['isCallPath', isCallPath, ['', '/', '/client/phone/']],
  ['encodingOf', encodingOf, ['', 'br', 'gzip;q=']],
  ['cookies', (cookies) => transportOf(silent, cookies), ['', 'a=', 'a=b']],
  ['cookies of the backend', setCookie, ['', 'a=']],
  ['createCachePaths', (text) => createCachePaths(() => ['q']).of(text), ['/', '/?', '/?q=']],
  ['site files', async (text) => siteFile(new Request(ADDRESS + text)), ['/', '/sitemaps/', '/sitemaps/articles-ru-']],
  ['localeTarget', (text) => localeTarget(new URL(`${ADDRESS}/locale?lang=en&target=${text}`)), ['', '/', '/en/']],
  ['ownPath', ownPath, ['', '/']],
  ['splitLocale', splitLocale, ['/', '/en', '/en/']],
  ['localizePath', (text) => localizePath(text, 'en'), ['/']],
  ['cleanSearchText', cleanSearchText],
  ['searchPath', searchPath, ['', 'ф']],
  ['the route of an address', (text) => matchRoutes(routes, text), ['/', '/price/', '/avtozapchasti/']],
  ['a report of the content policy', async (text) => takeReport(reportOf(text), ADDRESS), ['', '{"csp-report":{']],
];
let clock = 0;

const silent = async (): Promise<Response> => Promise.resolve(new Response());

async function setCookie(line: string): Promise<void> {
  const answer = new Response();
  answer.headers.append('set-cookie', line);
  await transportOf(async () => Promise.resolve(answer), null).send(new Request(ADDRESS));
}

const reportOf = (body: string): Request =>
  new Request(ADDRESS, { method: 'POST', body, headers: { 'content-type': 'application/csp-report' } });

describe('parsing time grows at most in proportion to the input', () => {
  beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterAll(() => void vi.restoreAllMocks());

  it.each(READERS)('%s', { timeout: 120_000 }, async (_name, read, beginnings = ['']) => {
    expect(await findSteepGrowth(read, beginnings)).toBeNull();
  });
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '@partshop/api/log';
import { createApiClient } from '@partshop/api-client';
import { browserTextSource, createAppStore, createCachedTextSource, languageSwitched } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { requestPage } from '@partshop/features/core/testing/request-page';
import { routes } from '../routes.ts';
import { openBackend } from './backend.ts';
import { createAdmission } from './overload/admission.ts';
import { forwardTo } from './api-transport.ts';
import { createShop } from './create-shop.ts';
import { createShopServer } from './listen.ts';
import { createPlainResponses } from './plain-response.ts';
import { createReadiness } from './readiness.ts';
import { createPageRenderer } from './render-page.tsx';
import { readShopSettings } from './settings.ts';
import { FAULTS, SECRET, type Fault } from './testing/backend-faults.ts';
import { FORMS, type SentForm } from './testing/forms.ts';
import { openBreakableBackend, type BreakableBackend } from './testing/breakable-backend.ts';

/** F1: a backend that fails in each way, behind each kind of page and form, over sockets. */

type Page = {
  path: string;
  /** The call that the page depends on; where `isOptional`, the page survives its failure. */
  call: string;
  isOptional?: true;
  /** The status for a client where nothing is broken. */
  status: 200 | 303 | 404;
};

const CLIENT_INFO = '/services/clientbaseinfo';

const PAGES: Record<string, Page> = {
  home: { path: '/', call: '/services/catalogs/topsale_json', isOptional: true, status: 200 },
  search: { path: '/search/W71275', call: '/services/search/searchgoodlist_json', status: 200 },
  'search by text': {
    path: '/price/Search-Text/%D1%84%D0%B8%D0%BB%D1%8C%D1%82%D1%80',
    call: '/services/search/getcardgoods_json',
    status: 200,
  },
  price: { path: '/price/mann-filter/W7125', call: '/services/search/searchgood_json', status: 200 },
  goods: { path: '/catalog/oils', call: '/services/catalogs/filteredgoods_json', status: 200 },
  makers: { path: '/catalogs', call: '/services/catalogs/getcatalogs', status: 200 },
  'car pages': {
    path: '/avtozapchasti/tormoza/kolodki',
    call: '/services/search/checklinkavtozapchasti',
    status: 200,
  },
  basket: { path: '/en/basket', call: '/services/basket/items_json', status: 200 },
  checkout: { path: '/checkout', call: '/services/basket/basketshowsetstep_json', status: 200 },
  orders: { path: '/client/orders', call: '/services/cabinet/getorderhistory_json', status: 200 },
  garage: { path: '/garage', call: CLIENT_INFO, isOptional: true, status: 404 },
  // The client may sell and has no seller, and is led to the application.
  seller: { path: '/seller/info', call: CLIENT_INFO, status: 303 },
  articles: { path: '/articles/1', call: '/services/news/post', status: 200 },
  city: { path: '/city', call: '/registration/GetCities', status: 200 },
  profile: { path: '/profile', call: CLIENT_INFO, status: 200 },
  errors: { path: '/ar/no-such-page', call: CLIENT_INFO, isOptional: true, status: 404 },
};

/** Long limits: a busy machine must not look like a hanging backend. */
const PATIENCE = { pageMs: 20_000, formMs: 20_000, callMs: 20_000 };
const SHORT = { pageMs: 300, formMs: 400, callMs: 500 };
const COOKIE = { cookie: 'partshop_session=x' };
const ASSETS = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };

vi.setConfig({ maxConcurrency: 20, testTimeout: 30_000 });

const unhandled: unknown[] = [];
const onUnhandled = (error: unknown) => void unhandled.push(error);
beforeAll(() => void process.on('unhandledRejection', onUnhandled));
afterAll(() => void process.off('unhandledRejection', onUnhandled));

type Opened = {
  backend: BreakableBackend;
  /** Repairs the backend. */
  mend: () => void;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  url: string;
};

/** Starts a shop whose process is new; a request that never gave its slot back would soon be noticed. */
async function openShop({ isSlow }: Fault, onTestFinished: (end: () => void) => void): Promise<Opened> {
  const times = isSlow ? { ...SHORT } : PATIENCE;
  const backend = await openBreakableBackend();
  const within = (timeoutMs: number) => forwardTo(backend.url, undefined, { timeoutMs, maxBytes: 1024 * 1024 });
  const [hasty, patient] = [within(times.callMs), within(PATIENCE.callMs)];
  let isMended = false;
  const transport: ReturnType<typeof forwardTo> = async (request) => (isMended ? patient : hasty)(request);
  const { guard, guardStart } = createAdmission({ maxRunning: 4 });
  const renderPage = createPageRenderer({
    transport,
    texts: createCachedTextSource(60_000),
    assets: ASSETS,
    publicOrigin: null,
    times,
  });
  const server = createShopServer(
    createShop({
      transport: guardStart(transport),
      renderPage: guard(renderPage),
      staticFile: () => null,
      onError: () => undefined,
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    backend.close();
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mend = () => {
    backend.break(null);
    isMended = true;
    Object.assign(times, PATIENCE);
  };
  return { backend, mend, url, ask: async (path, init) => fetch(url + path, { redirect: 'manual', ...init }) };
}

/** Lists what is wrong with a response: internals of the backend, a cacheable error, an incomplete document. */
async function flawsOf(response: Response): Promise<string[]> {
  const { status, headers } = response;
  const text = await response.text();
  const caching = headers.get('cache-control') ?? '';
  const isDocument = headers.get('content-type')?.startsWith('text/html') === true;
  const flaws: [string, boolean][] = [
    ['quotes the backend', text.includes(SECRET) || text.includes('nginx')],
    ['shows a stack', /\bat \w+.*:\d+:\d+|Cannot read|is not iterable/.test(text)],
    ['may be kept', /public|s-maxage/.test(caching)],
    // A 302 or 303 is not cacheable unless it says so.
    ['may be kept by anybody', !/private|no-store/.test(caching) && status !== 302 && status !== 303],
    ['has headers of the backend', headers.has('access-control-allow-origin') || headers.has('x-backend-host')],
    ['has no page', isDocument && !/<h1|<main/.test(text)],
    ['is cut', isDocument && !text.endsWith('</html>')],
    ['says not when to come again', isDocument && (status === 503) !== (headers.get('retry-after') === '30')],
    ['is no JSON', headers.get('content-type') === 'application/json' && !isJson(text)],
  ];
  return flaws.filter(([, isThere]) => isThere).map(([flaw]) => flaw);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Statuses of a page that needs the failed call. */
const outage = ({ status }: Fault, right: number): number[] => {
  if (status === undefined) return [right];
  return status === 503 ? [503] : [500, 503];
};

/** Statuses of a page that can do without the failed call. */
const withoutPart = (page: Page, fault: Fault): number[] => {
  if (!page.isOptional) return outage(fault, page.status);
  return fault.isSlow ? [page.status, 503] : [page.status];
};

const faults = Object.entries<Fault>(FAULTS).map(([name, fault]) => ({ name, fault }));
const behindPages = faults.flatMap((fault) => Object.entries(PAGES).map(([kind, page]) => ({ ...fault, kind, page })));
const behindForms = faults.flatMap((fault) =>
  Object.entries<SentForm>(FORMS).map(([kind, form]) => ({ ...fault, kind, form })),
);

describe('F1: a document', () => {
  it.concurrent.for(behindPages)(
    'of $kind is complete and clean when the backend $name',
    async ({ fault, page }, { onTestFinished }) => {
      const { backend, ask, mend } = await openShop(fault, onTestFinished);
      const open = async (headers: Record<string, string>) => ask(page.path, { headers });

      backend.break({ fault });
      const [newcomer, client] = await Promise.all([open({}), open(COOKIE)]);
      expect([await flawsOf(newcomer), await flawsOf(client)]).toEqual([[], []]);
      expect(outage(fault, newcomer.status)).toContain(newcomer.status);
      expect(outage(fault, page.status)).toContain(client.status);

      backend.break({ fault, call: page.call });
      const part = await open(COOKIE);
      expect(await flawsOf(part)).toEqual([]);
      // On a busy machine a hanging call may also end early.
      expect(backend.hits() > 0 || fault.isSlow).toBe(true);
      expect(withoutPart(page, fault)).toContain(part.status);

      mend();
      expect((await open(COOKIE)).status).toBe(page.status);
    },
  );
});

describe('F1: a client-side navigation', () => {
  it.concurrent.for(behindPages)(
    'to $kind shows an error when the backend $name',
    async ({ fault, page }, { onTestFinished }) => {
      const { backend, ask, url } = await openShop(fault, onTestFinished);
      backend.break({ fault, call: page.call });
      const call = await ask(page.call, { headers: COOKIE, method: page.call === CLIENT_INFO ? 'GET' : 'POST' });
      expect(await flawsOf(call)).toEqual([]);
      expect(fault.status ? (fault.passes ?? 503) : call.status).toBe(call.status);
      expect(call.headers.get('x-server-version')).toBe(fault.headers?.['x-server-version'] ?? null);

      const isLost = fault.status !== undefined && !page.isOptional;
      const right: Outcome = page.status === 303 ? 'elsewhere' : 'page';
      expect(isLost ? ['fault page', 'error'] : [right]).toContain(await navigate(url, page.path));
    },
  );
});

/** Statuses of a form. A change that got 200 was made; an order has a number. */
const answersOf = (kind: string, fault: Fault): number[] => {
  if (fault.passes === 200) return kind === 'checkout' ? [503] : [200, 302, 303, 500, 503];
  if (fault.passes === 429) return [429, 503];
  return fault.status ? outage(fault, 503) : [302, 303, 400, 404, 500];
};

describe('F1: a submitted form', () => {
  it.concurrent.for(behindForms)(
    'for $kind gets a response when the backend $name',
    async ({ fault, form, kind }, { onTestFinished }) => {
      const { backend, ask } = await openShop(fault, onTestFinished);
      const send = async (headers: Record<string, string>) =>
        ask(form.path, { method: 'POST', body: new URLSearchParams(form.fields), headers });

      backend.break({ fault });
      const [newcomer, client] = await Promise.all([send({}), send(COOKIE)]);
      expect([await flawsOf(newcomer), await flawsOf(client)]).toEqual([[], []]);
      // The logout page redirects a guest home.
      expect([...answersOf(kind, fault), 302]).toContain(newcomer.status);
      expect(answersOf(kind, fault)).toContain(client.status);

      backend.break({ fault, call: form.call });
      const part = await send(form.isForStrangers ? {} : COOKIE);
      expect(await flawsOf(part)).toEqual([]);
      expect(backend.hits() > 0 || fault.isSlow).toBe(true);
      expect(answersOf(kind, fault)).toContain(part.status);
    },
  );
});

describe('F1: a load balancer', () => {
  it.concurrent.for(faults)('sees by /ready that a backend $name', async ({ fault }, { onTestFinished }) => {
    const backend = await openBreakableBackend();
    onTestFinished(backend.close);
    const settings = readShopSettings({ API_URL: backend.url });
    const { isThere } = await openBackend(settings, 'test', createLog('silent'));
    const ready = async () =>
      (await createReadiness({ ask: isThere, isClosing: () => false, plain: createPlainResponses() })()).status;
    expect(await ready()).toBe(200);
    backend.break({ fault });
    expect(await ready()).toBe(fault.status && fault.passes !== 200 ? 503 : 200);
  });
});

type Outcome = 'fault page' | 'elsewhere' | 'error' | 'page';

/** Navigates to a path as a browser does that has the shop open. */
async function navigate(origin: string, path: string): Promise<Outcome> {
  const api = createApiClient({ baseUrl: origin, headers: COOKIE });
  const store = createAppStore({ api, texts: browserTextSource, baseUrl: origin });
  store.dispatch(languageSwitched('ru'));
  const { status, location, context } = await requestPage(routes, path.replace(/^\/(?:en|ar)\//, '/'), {
    store,
    errorPage: paths.error.to,
  });
  if (context) return status >= 500 ? 'error' : 'page';
  return location?.startsWith('/error/500?from=') ? 'fault page' : 'elsewhere';
}

it('leaves no unhandled rejection behind', () => {
  expect(unhandled).toEqual([]);
});

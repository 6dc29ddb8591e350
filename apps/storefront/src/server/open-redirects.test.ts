import { describe, expect, it } from 'vitest';
import {
  LOCALES,
  localizePath,
  ownPath,
  rootedPath,
  splitLocale,
  createCachedTextSource,
} from '@partshop/features/core';
import { createSearchingBackend } from '../../bench/soak/backend.ts';
import { hostileTargets } from '../testing/hostile-targets.ts';
import { createShop } from './create-shop.ts';
import { createPageRenderer } from './render-page.tsx';
import { createSiteFiles } from './site-files.ts';

const ORIGIN = 'http://shop.test';
const COUNT = 4000;
const SEED = 20_261_122;
const targets = hostileTargets(COUNT, SEED);

/** The pairs whose second URL leaves `ORIGIN` in a browser. */
const away = (pairs: readonly (readonly [string, string])[]) =>
  pairs.filter(([, address]) => !URL.canParse(address, ORIGIN) || new URL(address, ORIGIN).origin !== ORIGIN);

describe(`${COUNT} targets of seed ${SEED}, in functions that build URLs`, () => {
  it('stay on the site as targets, in every language', () => {
    const made = targets.flatMap((target) => {
      const own = ownPath(target);
      const { path } = splitLocale(own);
      return [own, path, ...LOCALES.map(({ code }) => localizePath(path, code))].map((sent) => [target, sent] as const);
    });
    expect(away(made)).toEqual([]);
  });

  it('stay on the site as URLs of pages, parsed by a browser and built into links again', () => {
    const made = targets.flatMap((target) => {
      const { pathname, search } = new URL(rootedPath(target), ORIGIN);
      const { path, basename } = splitLocale(pathname);
      const inside = pathname.slice(basename.length);
      return [path, inside].flatMap((sent) =>
        ['ru', 'en', 'ar'].map((code) => [target, localizePath(sent, code as 'ru') + search] as const),
      );
    });
    expect(away(made)).toEqual([]);
  });
});

const JSON_HEAD = { 'content-type': 'application/json' };
const backend = createSearchingBackend();
let isSignedIn = false;

const faults: unknown[] = [];
const transport = async (request: Request): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname === '/login_json' || pathname === '/logout_json' || /\/(?:SetCity|SaveClientConfig)$/.test(pathname))
    return new Response('{}', { headers: JSON_HEAD });
  if (isSignedIn && pathname === '/services/clientbaseinfo')
    return Response.json({ ClientId: 7, ClientConfig: { IsTableMod: false, SearchGoodOrderType: 1 } });
  return backend(request);
};
const assets = { head: '', css: '', cssHash: '', scripts: '', scriptSource: '', connectSource: '', version: 'test' };
const shop = createShop({
  transport,
  renderPage: createPageRenderer({ transport, texts: createCachedTextSource(Infinity), assets, publicOrigin: null }),
  siteFile: createSiteFiles({ transport, publicOrigin: null }).respond,
  staticFile: () => null,
  onError: (error) => void faults.push(error),
});

const HEADERS = { cookie: 'session=x', 'accept-encoding': 'identity' };
const get = async (path: string) => shop(new Request(ORIGIN + path, { headers: HEADERS }));
const post = async (path: string, fields: Record<string, string>) =>
  shop(new Request(ORIGIN + path, { method: 'POST', headers: HEADERS, body: new URLSearchParams(fields) }));

const query = (target: string) => encodeURIComponent(target.toWellFormed());
const PASSWORD = { login: 'anna@shop.test', password: 'secret-secret' };
const CHOICE = { choice: '524901/1/Москва' };

/** Redirects that take their target from the visitor. */
const REDIRECTS: Record<string, (target: string) => Promise<Response>> = {
  '/login': async (target) => get(`/login?target=${query(target)}`),
  '/ru/login': async (target) => get(`/ru/login?target=${query(target)}`),
  '/ar/login': async (target) => get(`/ar/login?target=${query(target)}`),
  '/register-simple': async (target) => get(`/register-simple?target=${query(target)}`),
  'a sent /login': async (target) => post(`/login?target=${query(target)}`, PASSWORD),
  'a sent /en/login': async (target) => post(`/en/login?target=${query(target)}`, PASSWORD),
  'a sent /logout': async (target) => post(`/logout?target=${query(target)}`, {}),
  'a sent /city': async (target) => post(`/city?target=${query(target)}`, CHOICE),
  'a sent /currency': async (target) => post('/currency', { currency: 'EUR', target: target.toWellFormed() }),
  '/locale to Russian': async (target) => get(`/locale?lang=ru&target=${query(target)}`),
  '/locale to English': async (target) => get(`/locale?lang=en&target=${query(target)}`),
  '/locale to nothing': async (target) => get(`/locale?lang=&target=${query(target)}`),
  '/search': async (target) => get(`/search?q=${query(target)}`),
};

describe(`${COUNT} targets of seed ${SEED}, in redirects of the shop`, () => {
  const places = Object.entries(REDIRECTS);

  it.each(places)('never leave the site by %s', { timeout: 60_000 }, async (name, ask) => {
    isSignedIn = !name.startsWith('a sent');
    const nth = places.findIndex(([place]) => place === name);
    const led: (readonly [string, string])[] = [];
    const others: (readonly [string, number])[] = [];
    for (const target of targets.filter((_, index) => index % places.length === nth)) {
      const answer = await ask(target);
      const location = answer.headers.get('location');
      if (location === null) others.push([target, answer.status]);
      else led.push([target, location]);
    }
    expect(others).toEqual([]);
    expect(led.length).toBeGreaterThan(COUNT / places.length - 1);
    expect(away(led)).toEqual([]);
  });
});

/** The links of a document. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/ (?:href|action|formaction|src|data-popup-target)="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  );

/** Links of the shop's own that leave the site on purpose. */
const isMeant = (address: string) => /^(?:tel|mailto):/.test(address);

/** Statuses for a malformed or too long URL: no page is rendered. */
const REFUSED = new Set([400, 414]);

/** Pages whose links repeat parts of their URL. */
const PAGES: Record<string, (target: string) => string> = {
  'a missing page': (target) => new URL(rootedPath(target), ORIGIN).href.slice(ORIGIN.length),
  'a path as it was sent': (target) => new URL(ORIGIN + target.replace(/^[^/\\]*/, '')).href.slice(ORIGIN.length),
  'the page for faults': (target) => `/error/500?from=${query(target)}`,
  '/en/login': (target) => `/en/login?target=${query(target)}`,
  '/register-simple': (target) => `/register-simple?target=${query(target)}`,
  '/rememberpassword': (target) => `/rememberpassword?target=${query(target)}`,
  '/city': (target) => `/city?target=${query(target)}&q=${query(target)}`,
  'a price page': (target) => `/en/price/mann-filter/W7123?from=${query(target)}`,
  'a search': (target) => `/price/Search-Text/${query(target)}`,
};

describe(`${COUNT} targets of seed ${SEED}, in documents`, () => {
  const pages = Object.entries(PAGES);
  const EACH = 60;

  it.each(pages)('appear in no link of %s', { timeout: 60_000 }, async (name, addressOf) => {
    isSignedIn = false;
    const nth = pages.findIndex(([page]) => page === name);
    const chosen = targets.filter((_, index) => index % Math.floor(COUNT / EACH) === nth);
    const linked: (readonly [string, string])[] = [];
    const empty: (readonly [string, number])[] = [];
    for (const target of chosen) {
      const answer = await get(addressOf(target));
      const links = linksOf(await answer.text()).filter((address) => !isMeant(address));
      // A redirect has no links, nor has the plain text that rejects a URL.
      const isDocument = !answer.headers.has('location') && !REFUSED.has(answer.status);
      if (isDocument && links.length === 0) empty.push([target, answer.status]);
      linked.push(...links.map((link) => [target, link] as const));
    }
    expect(chosen.length).toBeGreaterThanOrEqual(EACH);
    expect(empty).toEqual([]);
    expect(away(linked)).toEqual([]);
  });

  it('never needed the last check for redirects: every URL was right when it was built', () => {
    expect(faults).toEqual([]);
  });
});

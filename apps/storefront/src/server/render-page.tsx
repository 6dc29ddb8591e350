import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { ADDRESS_HEADER } from '@partshop/api/serving';
import { createApiClient } from '@partshop/api-client';
import {
  AppProvider,
  createAppStore,
  documentStateOf,
  languageSwitched,
  localizePath,
  paths,
  localeOf,
  pageDescribed,
  PageParts,
  PartsContext,
  selectPage,
  splitLocale,
  storeContext,
  TRANSLATED_LANGUAGES,
  Utf8Writer,
  type AppStore,
  type Locale,
  type TextSource,
} from '@partshop/core';
import { errorTitleOf } from '@partshop/layout';
import { loadCarPicker } from '../car-picker.tsx';
import { routes } from '../routes.ts';
import type { ApiTransport } from './api-transport.ts';
import { transportOf } from './api-transport.ts';
import type { Assets } from './assets.ts';
import { compressOnce } from './compress.ts';
import { contentSecurityPolicy } from './content-policy.ts';
import { writeDocument } from './document.ts';
import { withDeadline } from './page-deadline.ts';
import { KeptScreens } from './kept-screens.ts';
import { HTTP_HEADERS, type SecurityHeaders } from './security-headers.ts';
import { structuredDataOf } from './structured-data.ts';

export type PageRenderer = (request: Request) => Promise<Response>;

type PageDependencies = {
  transport: ApiTransport;
  texts: TextSource;
  assets: Assets;
  /** Origin of canonical addresses, such as `https://shop.example`; null: the request's own. */
  publicOrigin: string | null;
  security?: SecurityHeaders;
  /** How long the calls of one page may take together, in milliseconds. */
  pageLimitMs?: number;
};

/** Never resolved: the transport ends in this process, or goes to API_URL. */
const API_BASE = 'http://api.internal';

const handlers = new Map<string, StaticHandler>();

/** One static handler a language prefix, made once. */
function handlerOf(basename: string): StaticHandler {
  const known = handlers.get(basename);
  if (known) return known;
  const made = createStaticHandler(routes, { basename: basename || '/', future: { v8_middleware: true } });
  handlers.set(basename, made);
  return made;
}

/** First segments of the shop's addresses, such as `price`: the texts of a section are kept together. */
const SECTIONS = new Set(Object.values(paths).map(({ pattern }) => pattern.split('/')[1] ?? ''));

function sectionOf(path: string): string {
  const [, section = ''] = path.split('/', 2);
  return SECTIONS.has(section) ? section : '';
}

/** Answers page requests: loads, renders once, assembles the document, passes status, headers and cookies through. */
export function createPageRenderer(dependencies: PageDependencies): PageRenderer {
  const { transport, texts, assets, publicOrigin, security = HTTP_HEADERS } = dependencies;
  const kept = new KeptScreens(assets);
  const secret = randomUUID();

  return async (request) => {
    const url = new URL(request.url);
    const { locale, basename, path } = splitLocale(url.pathname);
    const deadline = withDeadline(transport, dependencies.pageLimitMs);
    const { send, setCookies } = transportOf(
      deadline.send,
      request.headers.get('cookie'),
      request.headers.get(ADDRESS_HEADER),
    );
    const api = createApiClient({ baseUrl: API_BASE, fetch: send, lang: () => locale.code, timeout: 0 });
    const isNewVisitor = !request.headers.get('cookie');
    const handler = handlerOf(basename);
    const section = sectionOf(path);
    const store = createAppStore(
      { api, texts, baseUrl: publicOrigin ?? url.origin, isNewVisitor },
      kept.stateOf(section, locale.code),
    );
    store.dispatch(languageSwitched(locale.code));
    const context = await loadPage(handler, request, store).finally(deadline.end);
    if (context instanceof Response) return withCookies(context, setCookies);

    const route = context.matches.at(-1)?.route.id ?? '';
    const screen = context.errors ? `${route}!` : route;
    const styles = kept.stylesOf(screen);
    const state = store.getState();
    kept.keepState(section, locale.code, state);
    const parts = new PageParts(kept.scopeOf(screen, state), secret);
    const markup = renderToString(
      <StyleSheetManager sheet={styles.instance}>
        <PartsContext value={parts}>
          <AppProvider store={store}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context, { future: { v8_middleware: true } })}
              context={context}
              hydrate={false}
            />
          </AppProvider>
        </PartsContext>
      </StyleSheetManager>,
    );
    styles.refresh();
    const origin = publicOrigin ?? url.origin;
    const out = new Utf8Writer(Buffer.allocUnsafeSlow(styles.documentBytes));
    writeDocument(out, assets, {
      locale,
      ...headOf(store, context.statusCode, locale, origin, path + canonicalQuery(url.searchParams)),
      head: styles.head,
      markup,
      parts,
      boot: {
        lang: locale.code,
        basename,
        version: assets.version,
        state: documentStateOf(state),
        router: { loaderData: context.loaderData, actionData: context.actionData, errors: errorsOf(context) },
      },
    });

    const written = styles.keepSize(out.written);
    // Before the wait: another page of this screen may bring rules that are not in this document.
    const policy = contentSecurityPolicy(assets, styles.hashes, security);
    const { body, encoding } = await compressOnce(written, request.headers.get('accept-encoding'));
    const headers = new Headers({
      ...security.document,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': policy,
      'content-language': locale.tag,
      'x-server-version': assets.version,
      vary: 'accept-encoding',
    });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    if (context.statusCode === 503) headers.set('retry-after', '30');
    return withCookies(new Response(body, { status: context.statusCode, headers }), setCookies);
  };
}

/** All that a page asks the backend for, also where an error page stands in its place: it has the same time for it. */
async function loadPage(
  handler: StaticHandler,
  request: Request,
  store: AppStore,
): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider(new Map([[storeContext, store]]));
  const context = await handler.query(request, { requestContext });
  if (!(context instanceof Response) && context.errors) await prepareErrorPage(store, context);
  return context;
}

/** An error page has a title of its own, and the choice of a car with its texts. */
async function prepareErrorPage(store: AppStore, { errors, statusCode }: StaticHandlerContext): Promise<void> {
  const [error] = Object.values(errors ?? {}) as { data?: { code?: string } }[];
  const title = errorTitleOf(store.getState(), statusCode, error?.data?.code);
  store.dispatch(pageDescribed({ title, description: title, isIndexed: false }));
  await loadCarPicker(store);
}

function headOf(store: AppStore, status: number, locale: Locale, origin: string, path: string) {
  const page = selectPage(store.getState());
  const isIndexed = status === 200 && page.isIndexed && TRANSLATED_LANGUAGES.includes(locale.code);
  const kept = page.canonicalPath ?? path;
  const address = (code: (typeof TRANSLATED_LANGUAGES)[number]) => origin + localizePath(kept, code);
  return {
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    structured: isIndexed ? structuredDataOf(page.structured, origin) : null,
    isIndexed,
    canonical: isIndexed ? address(locale.code) : null,
    alternates: isIndexed
      ? [
          ...TRANSLATED_LANGUAGES.map((code) => ({ tag: localeOf(code).tag, url: address(code) })),
          { tag: 'x-default', url: address('ru') },
        ]
      : [],
  };
}

/** Of the query only the page's number makes another document; views, orders and filters are one page to search engines. */
function canonicalQuery(query: URLSearchParams): string {
  const page = query.get('page');
  return page && /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? `?page=${page}` : '';
}

/** Errors as plain data: a route's decided answer with its status; never a stack. */
function errorsOf(context: StaticHandlerContext): Record<string, unknown> | null {
  if (!context.errors) return null;
  return Object.fromEntries(
    Object.entries(context.errors as Record<string, { status?: number; data?: unknown }>).map(([route, error]) => [
      route,
      { status: error.status ?? 500, statusText: '', internal: false, data: error.status ? error.data : null },
    ]),
  );
}

function withCookies(response: Response, setCookies: string[]): Response {
  for (const line of setCookies) response.headers.append('set-cookie', line);
  return response;
}

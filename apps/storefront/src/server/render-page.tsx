import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { ADDRESS_HEADER, loggedPath } from '@partshop/api/serving';
import { createApiClient } from '@partshop/api-client';
import {
  AppProvider,
  createAppStore,
  documentStateOf,
  formDoneContext,
  languageSwitched,
  localizePath,
  localeOf,
  optional,
  pageDescribed,
  PageFragments,
  FragmentsContext,
  RenderedPartsContext,
  queryOfHandle,
  readQuery,
  reportFault,
  selectIsTableMode,
  selectPage,
  splitLocale,
  storeContext,
  TRANSLATED_LANGUAGES,
  type AppStore,
  type Locale,
  type QueryReader,
  type TextSource,
} from '@partshop/features/core';
import { errorTitleOf, loadPanels } from '@partshop/features/layout';
import { chrome, pages, routes } from '../routes.ts';
import type { ApiTransport } from './api-transport.ts';
import { transportOf } from './api-transport.ts';
import type { Assets } from './assets.ts';
import { compressOnce } from './compress.ts';
import { contentSecurityPolicy } from './content-policy.ts';
import { writeDocument } from './document.ts';
import { failPage } from './failed-page.ts';
import { NO_STORE } from './no-store.ts';
import { PAGE_TIMES, withDeadline, type PageTimes } from './page-deadline.ts';
import { ScreenCache } from './screen-cache.ts';
import { HTTP_HEADERS, type SecurityHeaders } from './security-headers.ts';
import { collectArticles, noteArticles } from './shown-articles.ts';
import { pictureOf, structuredDataOf } from './structured-data.ts';

export type PageRenderer = (request: Request) => Promise<Response>;

/** What the URL of a page request says. */
type RequestedPage = {
  url: URL;
  locale: Locale;
  basename: string;
  /** Without the language prefix. */
  path: string;
  section: string;
  /** False once optional data of the page could not be loaded. */
  isWhole: boolean;
};

type Loaded = { store: AppStore; context: StaticHandlerContext; requested: RequestedPage };

type Written = { status: number; body: Uint8Array<ArrayBuffer>; policy: string };

type PageDependencies = {
  transport: ApiTransport;
  texts: TextSource;
  assets: Assets;
  /** Origin of canonical URLs, such as `https://shop.example`; null: the request's own. */
  publicOrigin: string | null;
  security?: SecurityHeaders;
  times?: PageTimes;
};

/** Never resolved: the transport handles calls in this process or sends them to API_URL. */
const API_BASE = 'http://api.internal';

const handlers = new Map<string, StaticHandler>();

/** One static handler per language prefix, made once. */
function handlerOf(basename: string): StaticHandler {
  const known = handlers.get(basename);
  if (known) return known;
  const made = createStaticHandler(routes, { basename: basename || '/', future: { v8_middleware: true } });
  handlers.set(basename, made);
  return made;
}

/** First segments of the shop's paths, such as `price`: texts are cached per section. */
const SECTIONS = new Set(pages.map(({ path }) => path.split('/')[1] ?? ''));

function sectionOf(path: string): string {
  const [, section = ''] = path.split('/', 2);
  return SECTIONS.has(section) ? section : '';
}

/** Responds to page requests: loads data, renders once, writes the document, passes on status, headers and cookies. */
export function createPageRenderer(dependencies: PageDependencies): PageRenderer {
  const { transport, texts, assets, publicOrigin, security = HTTP_HEADERS, times = PAGE_TIMES } = dependencies;
  const screens = new ScreenCache(assets);
  const secret = randomUUID();

  /** Renders the loaded data and writes the document; throws where a component fails. */
  function write({ store, context, requested }: Loaded): Written {
    const { locale, basename, path, section, url } = requested;
    const matched = context.matches.at(-1)?.route;
    const route = matched?.id ?? '';
    const state = store.getState();
    const query = readQuery(queryOfHandle(matched?.handle), url.search);
    const screen = context.errors ? `${route}!` : `${route} ${viewOf(query, selectIsTableMode(state))}`;
    const styles = screens.stylesOf(screen);
    const fragments = new PageFragments(screens.scopeOf(screen, state), secret);
    const parts = new Set<string>();
    const markup = renderToString(
      <StyleSheetManager sheet={styles.instance}>
        <FragmentsContext value={fragments}>
          <RenderedPartsContext value={parts}>
            <AppProvider store={store}>
              <StaticRouterProvider
                router={createStaticRouter(branchOf(context), context, { future: { v8_middleware: true } })}
                context={context}
                hydrate={false}
              />
            </AppProvider>
          </RenderedPartsContext>
        </FragmentsContext>
      </StyleSheetManager>,
    );
    styles.refresh();
    const origin = publicOrigin ?? url.origin;
    const body = writeDocument(assets, {
      locale,
      ...headOf(store, context.statusCode, locale, origin, path + canonicalQuery(query)),
      head: styles.head,
      markup: fragments.fill(markup),
      boot: {
        lang: locale.code,
        basename,
        version: assets.version,
        state: documentStateOf(state),
        parts: [...parts],
        router: { loaderData: context.loaderData, actionData: context.actionData, errors: errorsOf(context) },
      },
    });
    // The state of an incomplete page must not be shared with other visitors.
    if (requested.isWhole) screens.cacheState(section, locale.code, state);
    return {
      status: context.statusCode,
      body,
      // Computed before any await: a concurrent page of this screen may add style rules that this document does not have.
      policy: contentSecurityPolicy(assets, styles.hashes, security),
    };
  }

  return async (request) => {
    const url = new URL(request.url);
    const isForm = request.method === 'POST';
    const { locale, basename, path } = splitLocale(url.pathname);
    const requested: RequestedPage = { url, locale, basename, path, section: sectionOf(path), isWhole: true };
    const deadline = withDeadline(transport, times, isForm);
    const isNewVisitor = !request.headers.get('cookie');
    // Only pages for visitors without a session are cached.
    const collected = isNewVisitor ? collectArticles(deadline.send) : null;
    const { send, setCookies } = transportOf(
      collected?.send ?? deadline.send,
      request.headers.get('cookie'),
      request.headers.get(ADDRESS_HEADER),
    );
    const api = createApiClient({ baseUrl: API_BASE, fetch: send, lang: () => locale.textLang, timeout: 0 });
    const onIncomplete = () => {
      requested.isWhole = false;
    };
    const openStore = (): AppStore => {
      const store = createAppStore(
        { api, texts, baseUrl: publicOrigin ?? url.origin, isNewVisitor, onIncomplete },
        screens.stateOf(requested.section, locale.code),
      );
      store.dispatch(languageSwitched(locale.code));
      return store;
    };

    /** Renders the error page, from nothing that was loaded for this visitor. */
    async function writeFailed(status: 500 | 503): Promise<Written> {
      const store = openStore();
      const context = await failPage(basename, url, { status, code: isForm ? 'unsure' : 'internal' });
      describeError(store, context);
      return write({ store, context, requested });
    }

    async function writePage(): Promise<Written | Response> {
      const store = openStore();
      const context = await deadline.within(loadPage(handlerOf(basename), request, store, deadline.formDone));
      if (context instanceof Response) return context;
      if (!context) {
        store.stop();
        reportFault(new Error(`A page was not loaded in its time: ${loggedPath(request.url)}`));
        return writeFailed(503);
      }
      try {
        return write({ store, context, requested });
      } catch (error) {
        reportFault(error);
        return writeFailed(500);
      }
    }

    const page = await writePage();
    if (page instanceof Response) return withCookies(page, setCookies);
    const { status, policy } = page;
    const { body, encoding } = await compressOnce(page.body, request.headers.get('accept-encoding'));
    const headers = new Headers({
      ...security.document,
      'content-type': 'text/html; charset=utf-8',
      // The missing data may be there a moment later.
      'cache-control': requested.isWhole ? 'private, no-cache' : NO_STORE,
      'content-security-policy': policy,
      'content-language': locale.tag,
      'x-server-version': assets.version,
      vary: 'accept-encoding',
    });
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    if (status === 503) headers.set('retry-after', '30');
    const written = withCookies(new Response(body, { status, headers }), setCookies);
    return collected ? noteArticles(written, collected.articles) : written;
  };
}

/** Loads everything that a page needs from the backend, including its error page: both share one time limit. */
async function loadPage(
  handler: StaticHandler,
  request: Request,
  store: AppStore,
  formDone: () => void,
): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  if (request.method === 'POST') requestContext.set(formDoneContext, formDone);
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response || !context.errors) return context;
  if (request.method === 'POST' && context.statusCode >= 500) doubtErrors(context.errors);
  describeError(store, context);
  if (context.statusCode === 404) await store.run(() => optional(loadPanels(chrome.panels, 'missing-page')));
  return context;
}

/** When a form fails, nobody knows whether the backend made the change; the error page says so. */
function doubtErrors(errors: NonNullable<StaticHandlerContext['errors']>): void {
  for (const [route, error] of Object.entries(errors) as [string, { status?: number }][])
    errors[route] = { status: error.status ?? 500, data: { code: 'unsure' } };
}

/** The routes of the page alone: the router copies all routes that it is given, for each page. */
const branchOf = ({ matches }: StaticHandlerContext): RouteObject[] =>
  matches.reduceRight<RouteObject[]>((children, { route }) => [route.index ? route : { ...route, children }], []);

/** Sets the title of an error page, in the page's language if its texts are loaded. */
function describeError(store: AppStore, { errors, statusCode }: StaticHandlerContext): void {
  const [error] = Object.values(errors ?? {}) as { data?: { code?: string } }[];
  const title = errorTitleOf(store.getState(), statusCode, error?.data?.code);
  store.dispatch(pageDescribed({ title, description: title, isIndexed: false }));
}

function headOf(store: AppStore, status: number, locale: Locale, origin: string, path: string) {
  const page = selectPage(store.getState());
  const langs = page.langs ? TRANSLATED_LANGUAGES.filter((code) => page.langs?.includes(code)) : TRANSLATED_LANGUAGES;
  const isIndexed = status === 200 && page.isIndexed && langs.includes(locale.code);
  const canonical = page.canonicalPath ?? path;
  const address = (code: (typeof TRANSLATED_LANGUAGES)[number]) => origin + localizePath(canonical, code);
  return {
    title: page.title,
    description: page.description,
    keywords: page.keywords,
    structured: isIndexed ? structuredDataOf(page.structured, origin) : null,
    isIndexed,
    canonical: isIndexed ? address(locale.code) : null,
    picture: isIndexed ? pictureOf(page.structured, origin) : null,
    alternates: isIndexed
      ? [
          ...langs.map((code) => ({ tag: localeOf(code).tag, url: address(code) })),
          ...langs.slice(0, 1).map((code) => ({ tag: 'x-default', url: address(code) })),
        ]
      : [],
    feed: page.feedPath === null ? null : localizePath(page.feedPath, locale.textLang),
  };
}

/** The view of a screen that has two: each has styles of its own, which a document of the other need not carry. */
function viewOf(query: QueryReader<string>, isTableMode: boolean): 'box' | 'table' {
  const isTable = query.has('view') ? query.get('view') === 'table' : isTableMode;
  return isTable ? 'table' : 'box';
}

/** Keeps only the page number: search engines treat views, orders and filters as one page. */
function canonicalQuery(query: QueryReader<string>): string {
  const page = query.get('page');
  return page && /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? `?page=${page}` : '';
}

/** Errors as plain data: a route's response with its status; never a stack. */
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

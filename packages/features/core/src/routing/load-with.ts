import { createContext, data, redirect, type ActionFunction, type LoaderFunction, type Params } from 'react-router-dom';
import { ApiError } from '@partshop/api-client';
import { reportFault } from '../store/report-fault.ts';
import type { AppStore } from '../store/create-app-store.ts';
import { repeatLostCalls, type Saga } from '../store/effects.ts';
import { rootedPath } from './own-path.ts';
import { readQuery, type PageQuery, type QueryReader } from './page-query.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The store of the visitor who made the request or navigation. */
export const storeContext = createContext<AppStore>();

/**
 * §8: makes the path of the error page for a navigation in a browser whose load failed, given that page's path. Null on a server,
 * which renders the error in place.
 */
export const errorPageContext = createContext<((failed: string) => string) | null>(null);

/** Called when a form's action has finished: loading its page gets a time limit of its own. */
export const formDoneContext = createContext<() => void>(() => undefined);

/** Arguments of a load saga. `Name` are the query parameters that it reads; the page declares them. */
export type LoadArgs<Name extends string = never> = { params: Params; query: QueryReader<Name> };

/** A loader or action with the query parameters that it reads. */
type Reading<Handler> = Handler & { query: PageQuery };

/**
 * Makes the loader of a route: runs the feature's load saga, on the server and in the browser. An aborted navigation cancels the
 * saga. `query` is the page's declaration.
 */
export function loadWith<Name extends string = never>(
  load: (args: LoadArgs<NoInfer<Name>>) => Saga,
  query: PageQuery<Name> = [],
): Reading<LoaderFunction> {
  const loader: LoaderFunction = async ({ params, request, context }) => {
    const url = new URL(request.url);
    try {
      const args = { params, query: readQuery(query, url.search) };
      await context.get(storeContext).run(outlasting, request.signal, () => load(args));
    } catch (error) {
      throw toRouteError(error, errorPageOf(context.get(errorPageContext), url));
    }
    return null;
  };
  return Object.assign(loader, { query });
}

/** A load that outlasts a lost connection: the visitor stays on the page before it, and goes on when the connection is back. */
function* outlasting(load: () => Saga): Saga {
  yield* repeatLostCalls(true);
  yield* load();
}

function errorPageOf(make: ((failed: string) => string) | null, { pathname, search }: URL): string | null {
  return make ? make(pathname + search) : null;
}

export type ActArgs<Name extends string = never> = LoadArgs<Name> & { form: FormData };

/** Makes the action of a route, which handles its forms; the saga returns a redirect or data for the page. */
export function actWith<Result, Name extends string = never>(
  act: (args: ActArgs<NoInfer<Name>>) => Saga<Result>,
  query: PageQuery<Name> = [],
): Reading<ActionFunction> {
  const action: ActionFunction = async ({ params, request, context }) => {
    try {
      const form = await readForm(request);
      const reader = readQuery(query, new URL(request.url).search);
      return await context.get(storeContext).run(act, request.signal, { params, query: reader, form });
    } catch (error) {
      throw toRouteError(error);
    } finally {
      context.get(formDoneContext)();
    }
  };
  return Object.assign(action, { query });
}

/** Reads the form; responds 400 if the body is not a form. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
    throw data({ code: 'bad-request' }, { status: 400 });
  }
}

export type PageStatus = 404 | 410 | 500 | 503;

/** No response, a gateway's error, or an overloaded backend. */
const OUTAGES: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

/** The page's status for a failed load: 404 and 410 pass, 400 becomes 404, an unavailable backend 503, anything else 500. */
export function pageStatusOf(error: unknown): PageStatus {
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 404 || error.status === 400) return 404;
  if (error.status === 410) return 410;
  if (OUTAGES.has(error.status)) return 503;
  return 500;
}

/** The status of a page that renders its form again after a failed call: a 4xx of the backend passes. */
export function formStatusOf(error: ApiError): number {
  return error.status >= 400 && error.status < 500 ? error.status : pageStatusOf(error);
}

/**
 * Converts a loader's error: a redirect or a thrown response passes; with status 5xx a browser is redirected to the error page;
 * anything else becomes the error that the nearest boundary shows, with the articles that replaced a removed one.
 */
function toRouteError(error: unknown, errorPage: string | null = null): unknown {
  if (error instanceof Response || isDecided(error) || isAbort(error)) return error;
  const status = pageStatusOf(error);
  if (status >= 500) reportFault(error);
  if (status >= 500 && errorPage !== null) return redirectResponse(errorPage, 302);
  const { code = 'internal', successors }: ApiError['body'] = error instanceof ApiError ? error.body : {};
  return data({ code, ...(successors && { successors }) }, { status });
}

/** Responds 404; `link-ended` says that a link which somebody shared has ended. */
export function notFound(code: 'not-found' | 'link-ended' = 'not-found'): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw data({ code }, { status: 404 });
}

export type RedirectStatus = 301 | 302 | 303;

/** Makes a redirect to a path of the shop without its language; all redirects come from here. Use 303 after a form. */
export function redirectResponse(path: string, status: RedirectStatus): Response {
  return redirect(rootedPath(path), status);
}

/** Throws a redirect to another path of the shop, without its language. Search engines remember a 301. */
export function redirectTo(path: string, status: RedirectStatus): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a redirect
  throw redirectResponse(path, status);
}

function isDecided(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

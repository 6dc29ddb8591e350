import { createContext, data, redirect, type ActionFunction, type LoaderFunction, type Params } from 'react-router-dom';
import { ApiError } from '@partshop/api-client';
import { reportFault } from '../store/report-fault.ts';
import type { AppStore } from '../store/create-app-store.ts';
import type { Saga } from '../store/effects.ts';
import { rootedPath } from './own-path.ts';
import { readQuery, type PageQuery, type QueryReader } from './page-query.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** The store of the visitor whose request or navigation it is. */
export const storeContext = createContext<AppStore>();

/** §8: where a browser goes whose navigation could not load its data, given the path that failed; a server answers in place. */
export const faultPageContext = createContext<((failed: string) => string) | null>(null);

/** Told by the action of a form when it has its outcome: what its page then loads has time of its own. */
export const formDoneContext = createContext<() => void>(() => undefined);

/** What a load knows of the address: `Name` are the names that it reads of the query, all of them declared by its page. */
export type LoadArgs<Name extends string = never> = { params: Params; query: QueryReader<Name> };

/** A loader or action of a route, which says what it was made to read. */
type Reading<Handler> = Handler & { query: PageQuery };

/**
 * The loader of a route: runs the feature's load saga and awaits it, on the server and in the browser alike.
 * An aborted navigation cancels the saga. `query` is what the page declares.
 */
export function loadWith<Name extends string = never>(
  load: (args: LoadArgs<NoInfer<Name>>) => Saga,
  query: PageQuery<Name> = [],
): Reading<LoaderFunction> {
  const loader: LoaderFunction = async ({ params, request, context }) => {
    const url = new URL(request.url);
    try {
      await context.get(storeContext).run(load, request.signal, { params, query: readQuery(query, url.search) });
    } catch (error) {
      throw toRouteError(error, faultPageOf(context.get(faultPageContext), url));
    }
    return null;
  };
  return Object.assign(loader, { query });
}

function faultPageOf(make: ((failed: string) => string) | null, { pathname, search }: URL): string | null {
  return make ? make(pathname + search) : null;
}

export type ActArgs<Name extends string = never> = LoadArgs<Name> & { form: FormData };

/** The action of a route, for forms sent without JavaScript; what the saga returns is a redirect or data for the page. */
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

/** A body that is no form is the sender's fault, not ours. */
async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
    throw data({ code: 'bad-request' }, { status: 400 });
  }
}

export type PageStatus = 404 | 410 | 500 | 503;

/** No answer came, one of a gateway, or of a backend that has more to do than it can. */
const OUTAGES: ReadonlySet<number> = new Set([0, 429, 502, 503, 504]);

/** The page's status for a failed load: refusals of the backend stay, its faults and silence are our outage. */
export function pageStatusOf(error: unknown): PageStatus {
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 404 || error.status === 400) return 404;
  if (error.status === 410) return 410;
  if (OUTAGES.has(error.status)) return 503;
  return 500;
}

/** The status of a page that shows its form again for a failed call: a refusal is one of the page too, whoever is at fault. */
export function formStatusOf(error: ApiError): number {
  return error.status >= 400 && error.status < 500 ? error.status : pageStatusOf(error);
}

/**
 * A redirect or a decided answer passes; a fault leads a browser to the page for faults; anything else becomes the error that the
 * nearest boundary shows.
 */
function toRouteError(error: unknown, faultPage: string | null = null): unknown {
  if (error instanceof Response || isDecided(error) || isAbort(error)) return error;
  const status = pageStatusOf(error);
  if (status >= 500) reportFault(error);
  if (status >= 500 && faultPage !== null) return leadTo(faultPage, 302);
  return data({ code: error instanceof ApiError ? (error.body.code ?? 'internal') : 'internal' }, { status });
}

/** No page lives here. */
export function notFound(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw data({ code: 'not-found' }, { status: 404 });
}

export type RedirectStatus = 301 | 302 | 303;

/** Leads to an address of ours, given without its language; the only maker of redirects. A form is answered with 303. */
export function leadTo(path: string, status: RedirectStatus): Response {
  return redirect(rootedPath(path), status);
}

/** The page lives at another address of ours, given without its language. Search engines keep a 301. */
export function redirectTo(path: string, status: RedirectStatus): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a redirect
  throw leadTo(path, status);
}

function isDecided(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { ClientInfo, LanguageCode } from '@partshop/api-client';
import { AppProvider } from '../localization/localized.tsx';
import { errorPageContext, storeContext } from '../routing/load-with.ts';
import type { AppStore } from '../store/create-app-store.ts';
import { createTestApp } from './create-test-app.ts';

export type PageRequest = {
  locale?: LanguageCode;
  currentUser?: ClientInfo;
  /** Fields of the form to submit; without them it is a GET request. */
  form?: Record<string, string>;
  /** The visitor's store; by default a new one with this language and current user. */
  store?: AppStore;
  /** Makes the path of the error page, as in a browser with the shop open. */
  errorPage?: (failed: string) => string;
};

export type PageAnswer = {
  store: AppStore;
  status: number;
  /** Target of a redirect; null if a page was rendered. */
  location: string | null;
  /** What the routes loaded; null after a redirect. */
  context: StaticHandlerContext | null;
  /** Renders the page, optionally wrapped in providers. */
  render: (wrap?: (page: ReactElement) => ReactElement) => string;
};

const future = { v8_middleware: true } as const;

/**
 * Requests a page of `routes`, or submits a form to it, as a browser without JavaScript does; `path` has no language. A separate
 * entry, so that stories do not load the server's renderer.
 */
export async function requestPage(
  routes: RouteObject[],
  path: string,
  { locale = 'ru', currentUser, form, errorPage, ...given }: PageRequest = {},
): Promise<PageAnswer> {
  const store = given.store ?? createTestApp({ locale, ...(currentUser ? { currentUser } : {}) }).store;
  const basename = locale === 'ru' ? '/' : `/${locale}`;
  const handler = createStaticHandler(routes, { basename, future });
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  if (errorPage) requestContext.set(errorPageContext, errorPage);
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const request = new Request(`http://shop.test${basename === '/' ? '' : basename}${path}`, sent);
  const answer = await handler.query(request, { requestContext });
  const context = answer instanceof Response ? null : answer;
  return {
    store,
    status: answer instanceof Response ? answer.status : answer.statusCode,
    location: answer instanceof Response ? answer.headers.get('location') : null,
    context,
    render: (wrap = (page) => page) => {
      if (!context) throw new Error(`${path} leads elsewhere`);
      const router = createStaticRouter(handler.dataRoutes, context, { future });
      return renderToString(
        wrap(
          <AppProvider store={store}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </AppProvider>,
        ),
      );
    },
  };
}

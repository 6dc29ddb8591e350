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
import { faultPageContext, storeContext } from '../routing/load-with.ts';
import type { AppStore } from '../store/create-app-store.ts';
import { createTestApp } from './create-test-app.ts';

export type PageRequest = {
  locale?: LanguageCode;
  currentUser?: ClientInfo;
  /** Fields of the form that is sent; without them the page is asked for. */
  form?: Record<string, string>;
  /** The visitor's store; a new one of this language and current user unless told otherwise. */
  store?: AppStore;
  /** Where a fault leads, as in a browser that has the shop open. */
  faultPage?: (failed: string) => string;
};

export type PageAnswer = {
  store: AppStore;
  status: number;
  /** Where a redirect leads; null where a page is shown. */
  location: string | null;
  /** What the routes loaded; null where they lead elsewhere. */
  context: StaticHandlerContext | null;
  /** Renders the page, which may be put into providers of its own. */
  render: (wrap?: (page: ReactElement) => ReactElement) => string;
};

const future = { v8_middleware: true } as const;

/**
 * Asks `routes` for a page, or sends it a form, as a browser without JavaScript does; `path` has no language.
 * This is an entry of its own so that stories load no server's renderer.
 */
export async function requestPage(
  routes: RouteObject[],
  path: string,
  { locale = 'ru', currentUser, form, faultPage, ...given }: PageRequest = {},
): Promise<PageAnswer> {
  const store = given.store ?? createTestApp({ locale, ...(currentUser ? { currentUser } : {}) }).store;
  const basename = locale === 'ru' ? '/' : `/${locale}`;
  const handler = createStaticHandler(routes, { basename, future });
  const requestContext = new RouterContextProvider();
  requestContext.set(storeContext, store);
  if (faultPage) requestContext.set(faultPageContext, faultPage);
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

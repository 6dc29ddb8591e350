import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom';
import type { ClientInfo } from '@partshop/api-client';
import { AppProvider, selectPage, storeContext } from '@partshop/core';
import { createTestApp } from '@partshop/core/testing';
import { signInRoutes } from '../sign-in.routes.ts';

const future = { v8_middleware: true } as const;
const handler = createStaticHandler(signInRoutes, { basename: '/en', future });

type Options = { viewer?: ClientInfo };

/** Opens an English page as a browser without JavaScript does. */
export const openPage = async (path: string, options?: Options) =>
  visit(new Request(`http://shop.test/en${path}`), options);

/** Sends a form to an English page as a browser without JavaScript does. */
export const sendForm = async (path: string, fields: Record<string, string>, options?: Options) =>
  visit(new Request(`http://shop.test/en${path}`, { method: 'POST', body: new URLSearchParams(fields) }), options);

/** The page's answer: its status, where it leads to, its markup. */
async function visit(request: Request, { viewer }: Options = {}) {
  const { store } = createTestApp({ locale: 'en', ...(viewer ? { viewer } : {}) });
  const requestContext = new RouterContextProvider(new Map([[storeContext, store]]));
  const answer = await handler.query(request, { requestContext });
  const page = selectPage(store.getState());
  if (answer instanceof Response) {
    return { status: answer.status, location: answer.headers.get('location'), markup: '', page };
  }
  const markup = answer.errors
    ? ''
    : renderToString(
        <AppProvider store={store}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, answer, { future })}
            context={answer}
            hydrate={false}
          />
        </AppProvider>,
      );
  return { status: answer.statusCode, location: null, markup, page, state: JSON.stringify(store.getState()), answer };
}

/** Values of a page's hidden and filled fields, by name. */
export function valuesOf(markup: string): Record<string, string> {
  const fields = [...markup.matchAll(/<input[^>]*>/g)].map(([tag]) => tag);
  const read = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return Object.fromEntries(fields.map((tag) => [read(tag, 'name'), read(tag, 'value')]));
}

import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createApiClient } from '@partshop/api-client';
import { basketWatchers } from '@partshop/basket';
import { AppProvider, browserTextSource, createAppStore, interceptNavigation, storeContext } from '@partshop/core';
import { BOOT_ELEMENT_ID, type Boot } from './boot.ts';
import { unpack } from './packed-state.ts';
import { routes } from './routes.ts';

function readBoot(): Boot {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element?.textContent) throw new Error('The document holds no state.');
  return JSON.parse(element.textContent) as Boot;
}

/** Loads the screens of the page before hydration, so that the first render is whole. */
async function loadScreens(basename: string): Promise<void> {
  const matches = matchRoutes(routes, document.location, basename || '/') ?? [];
  await Promise.all(matches.map(({ route }) => loadScreen(route)));
}

async function loadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return;
  const parts = Object.entries(route.lazy) as [string, () => Promise<unknown>][];
  const loaded = await Promise.all(parts.map(async ([name, load]) => [name, await load()] as const));
  Object.assign(route, Object.fromEntries(loaded), { lazy: undefined });
}

async function start(): Promise<void> {
  const boot = readBoot();
  await loadScreens(boot.basename);

  const api = createApiClient({ baseUrl: document.location.origin, lang: () => boot.lang });
  const store = createAppStore({ api, texts: browserTextSource }, unpack(boot.state));
  const router = createBrowserRouter(routes, {
    basename: boot.basename || '/',
    hydrationData: boot.router as never,
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
    future: { v8_middleware: true },
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');

  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <AppProvider store={store}>
          <RouterProvider router={router} />
        </AppProvider>
      </StrictMode>,
    );
  });
  store.watch('basket', basketWatchers);
  interceptNavigation(
    document,
    boot.basename,
    (path, { isSamePage }) => void router.navigate(path, { preventScrollReset: isSamePage }),
  );
  document.documentElement.dataset['hydrated'] = 'true';
}

void start();

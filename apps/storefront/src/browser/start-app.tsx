import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
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
import { BOOT_ELEMENT_ID, type Boot } from '../boot.ts';
import { routes } from '../routes.ts';
import type { KeptAdd } from './kept-input.ts';

function readBoot(): Boot {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element?.textContent) throw new Error('The document holds no state.');
  return JSON.parse(element.textContent) as Boot;
}

/** Loads the screens of an address: before hydration, so that the first render is whole, and when a visitor reaches for a link. */
async function loadScreens(path: string, basename: string): Promise<void> {
  const matches = matchRoutes(routes, path, basename || '/') ?? [];
  await Promise.all(matches.map(async ({ route }) => loadScreen(route)));
}

async function loadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Tells when the page answers: after the first commit. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

export async function startApp(): Promise<void> {
  const boot = readBoot();
  await loadScreens(document.location.pathname, boot.basename);

  const api = createApiClient({ baseUrl: document.location.origin, lang: () => boot.lang });
  const store = createAppStore({ api, texts: browserTextSource }, boot.state);
  const router = createBrowserRouter(routes, {
    basename: boot.basename || '/',
    hydrationData: boot.router as never,
    getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
    future: { v8_middleware: true },
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');

  const onHydrated = () => {
    store.watch('basket', basketWatchers);
    interceptNavigation(document, boot.basename, {
      navigate: (path, { isSamePage }) => void router.navigate(path, { preventScrollReset: isSamePage }),
      prepare: (path) => void loadScreens(boot.basename + path, boot.basename).catch(() => undefined),
    });
    for (const add of globalThis.keptInput?.handOver() ?? []) sendAgain(add);
    delete document.querySelector<HTMLElement>('[data-pending]')?.dataset['pending'];
    document.documentElement.dataset['hydrated'] = 'true';
  };

  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated onHydrated={onHydrated}>
        <StrictMode>
          <AppProvider store={store}>
            <RouterProvider router={router} />
          </AppProvider>
        </StrictMode>
      </Hydrated>,
    );
  });
}

/** Sends a form once more, now that the page takes it, with the quantity that it had. */
function sendAgain({ form, qty }: KeptAdd): void {
  const field = form.elements.namedItem('qty');
  if (!(field instanceof HTMLInputElement)) return;
  const now = field.value;
  field.value = qty;
  form.requestSubmit();
  field.value = now;
}

import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { createApiClient } from '@partshop/api-client';
import { basketWatchers } from '@partshop/features/basket';
import {
  AppProvider,
  browserTextSource,
  createAppStore,
  faultPageContext,
  interceptNavigation,
  interceptPopups,
  leaveFor,
  LoadedPopupsContext,
  paths,
  popupAsked,
  popupWatchers,
  selectClient,
  storeContext,
  type LoadedPopups,
} from '@partshop/features/core';
import { consentWatchers } from '@partshop/features/consent';
import { loadPanels } from '@partshop/features/layout';
import { BOOT_ELEMENT_ID, type Boot } from '../boot.ts';
import { connectCarPicker, loadCarPicker } from '../car-picker.tsx';
import { panels, popups, routes } from '../routes.ts';
import { countCalls } from './count-calls.ts';
import type { KeptAdd } from './kept-input.ts';
import { keepForms, restoreForms } from './kept-forms.ts';
import { loadChunk } from './load-chunk.ts';
import { bringBackMarkup } from './bring-back-markup.ts';
import { createVersionGuard } from './version-guard.ts';

function readBoot(): Boot {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element?.textContent) throw new Error('The document holds no state.');
  return JSON.parse(element.textContent) as Boot;
}

/** Every screen and popup is fetched within its time, and once more where that failed (§8). */
function guardChunks(list: readonly RouteObject[]): void {
  for (const route of list) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = async () => loadChunk(lazy);
    if (children) guardChunks(children);
  }
}

const guardedPopups = Object.fromEntries(
  Object.entries(popups).map(([name, load]) => [name, async () => loadChunk(load)]),
);

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
  guardChunks(routes);
  await loadScreens(document.location.pathname, boot.basename);
  const calls = countCalls();
  const guard = createVersionGuard({
    loaded: boot.version,
    storage: sessionStorage,
    isIdle: () => calls.running() === 0 && router.state.navigation.state === 'idle',
    reload: () => {
      keepForms(document, sessionStorage);
      document.location.reload();
    },
  });
  calls.onIdle(guard.settle);

  const api = createApiClient({
    baseUrl: document.location.origin,
    fetch: calls.fetch,
    lang: () => boot.lang,
    onServerVersion: guard.see,
  });
  const openDocument = (href: string) => leaveFor(document, href);
  const store = createAppStore(
    { api, texts: browserTextSource, baseUrl: document.location.origin, openDocument },
    boot.state,
  );
  await loadPanels(panels, selectClient(store.getState()));
  connectCarPicker(store);
  // The server rendered it where no page was found.
  if (boot.router.errors !== null) await loadCarPicker(store);
  const loadedPopups: LoadedPopups = new Map();
  const faultPage = (failed: string) =>
    paths.error.to(failed.startsWith(`${boot.basename}/`) ? failed.slice(boot.basename.length) : failed);
  const router = createBrowserRouter(routes, {
    basename: boot.basename || '/',
    hydrationData: boot.router as never,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(storeContext, store);
      context.set(faultPageContext, faultPage);
      return context;
    },
    future: { v8_middleware: true },
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') guard.settle();
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');

  let isMounted = false;
  const onHydrated = () => {
    isMounted = true;
    store.watch('basket', basketWatchers);
    store.watch('consent', consentWatchers);
    store.watch('popups', () => popupWatchers(guardedPopups, loadedPopups, openDocument));
    interceptPopups(document, {
      open: (asked) => void store.dispatch(popupAsked(asked)),
      prepare: (name) => void popups[name]?.().catch(() => undefined),
    });
    interceptNavigation(document, boot.basename, {
      navigate: (path, { isSamePage }) => void router.navigate(path, { preventScrollReset: isSamePage }),
      prepare: (path) => void loadScreens(boot.basename + path, boot.basename).catch(() => undefined),
    });
    restoreForms(document, sessionStorage);
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
            <LoadedPopupsContext value={loadedPopups}>
              <RouterProvider router={router} onError={reportRouteFault} />
            </LoadedPopupsContext>
          </AppProvider>
        </StrictMode>
      </Hydrated>,
      {
        onUncaughtError: (error) => {
          reportError(error);
          // §8, D47: a failure of the first mount shows nothing; the server's page stays and works by its links and forms.
          if (!isMounted) void bringBackMarkup(document);
        },
      },
    );
  });
}

/** A fault that a page of the router shows has gone by the browser's own report; what the server decided is none. */
function reportRouteFault(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportError(error);
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

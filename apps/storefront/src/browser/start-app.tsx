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
import {
  AppProvider,
  askedSearch,
  browserTextSource,
  createAppStore,
  createConnection,
  errorPageContext,
  interceptNavigation,
  interceptPopups,
  leaveFor,
  loadCode,
  loadParts,
  localeOf,
  openTabs,
  outdatedWatchers,
  popupAsked,
  PopupsContext,
  isCodeFailure,
  popupWatchers,
  reportLoadFaultsTo,
  selectClient,
  setConnection,
  storeContext,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { loadPanelCode, loadPanels } from '@partshop/features/layout';
import { BOOT_ELEMENT_ID, type Boot } from '../boot.ts';
import { chrome, popups, routes, watchers } from '../routes.ts';
import { countCalls } from './count-calls.ts';
import type { EarlyAdd } from './early-input-types.ts';
import { saveDrafts, restoreDrafts } from './form-drafts.ts';
import { restoreMarkup } from './restore-markup.ts';
import { createUserGuard } from './user-guard.ts';
import { createVersionGuard } from './version-guard.ts';

const ASK_MS = 10_000;

function readBoot(): Boot {
  const element = document.getElementById(BOOT_ELEMENT_ID);
  if (!element?.textContent) throw new Error('The document holds no state.');
  return JSON.parse(element.textContent) as Boot;
}

/**
 * Loads the screens of a URL: before hydration, so that the first render is complete, and when a visitor is about to follow a
 * link.
 */
async function loadScreens(path: string, basename: string): Promise<void> {
  const matches = matchRoutes(routes, path, basename || '/') ?? [];
  await Promise.all(matches.map(async ({ route }) => loadScreen(route)));
}

async function loadScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Calls `onHydrated` after the first commit, from when on the page is interactive. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

export async function startApp(): Promise<void> {
  const boot = readBoot();
  reportLoadFaultsTo((fault) => reportError(fault));
  const connection = createConnection({ ask: askServer, events: window, isOffline: () => !navigator.onLine });
  setConnection(connection);
  let wasLost = false;
  connection.subscribe(() => {
    wasLost ||= connection.isLost();
  });
  // Without a connection the click says so: the notice moves the page, and on the press it would move the link away from the click.
  const prepare = (load: () => Promise<unknown>) => {
    if (!connection.isHopeless()) load().catch(() => undefined);
  };
  await loadScreens(document.location.pathname, boot.basename);
  await loadParts(boot.parts);
  const calls = countCalls();
  const isIdle = () => calls.running() === 0 && router.state.navigation.state === 'idle';
  let isMounted = false;
  let isOwnReload = false;
  const reload = () => {
    isOwnReload = true;
    document.location.reload();
  };
  const owner = () => selectClient(store.getState()).ClientId ?? null;
  addEventListener('pagehide', () => {
    // Until the page has restored them, the stored drafts are newer than its fields.
    if (isMounted || isOwnReload) saveDrafts(document, sessionStorage, { owner: owner(), isOwnReload });
  });
  const guard = createVersionGuard({ loaded: boot.version, storage: sessionStorage, isIdle, reload });
  const tabs = openTabs('user');
  const api = createApiClient({
    baseUrl: document.location.origin,
    fetch: calls.fetch,
    lang: () => localeOf(boot.lang).textLang,
    onServerVersion: guard.see,
  });
  const openDocument = (href: string) => leaveFor(document, href);
  const store = createAppStore(
    {
      api,
      texts: browserTextSource,
      baseUrl: document.location.origin,
      openDocument,
      tellTabs: () => tabs.tell('changed'),
    },
    boot.state,
  );
  await loadPanelCode(chrome.panels, 'top', { client: selectClient(store.getState()), lang: boot.lang });
  // The server rendered these panels on the page for "not found".
  if (boot.router.errors !== null) await store.run(loadPanels, undefined, chrome.panels, 'missing-page');
  const errorPage = (failed: string) =>
    paths.error.to(failed.startsWith(`${boot.basename}/`) ? failed.slice(boot.basename.length) : failed);
  const router = createBrowserRouter(routes, {
    basename: boot.basename || '/',
    hydrationData: boot.router as never,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(storeContext, store);
      context.set(errorPageContext, errorPage);
      return context;
    },
    future: { v8_middleware: true },
  });
  const settleUser = createUserGuard({ tabs, isReady: () => document.hasFocus() && isIdle(), reload });
  const settle = () => {
    guard.settle();
    settleUser();
  };
  calls.onIdle(settle);
  addEventListener('focus', settle);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') settle();
  });
  // A browser may remember that a module failed, and every page that needs it fails with it: only a new document loads it again.
  const onRouteFault = (error: unknown) => {
    if (wasLost && isCodeFailure(error)) reload();
    else reportRouteFault(error);
  };
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no root.');

  const onHydrated = () => {
    isMounted = true;
    for (const saga of watchers) store.watch(saga);
    store.watch(() => popupWatchers(popups, openDocument));
    store.watch(() => outdatedWatchers(() => void router.revalidate()));
    interceptPopups(document, {
      open: (asked) => void store.dispatch(popupAsked(asked)),
      prepare: (name) => {
        const load = popups[name];
        if (load) prepare(async () => loadCode(load));
      },
    });
    interceptNavigation(document, boot.basename, {
      navigate: (path, { isSamePage }) => void router.navigate(path, { preventScrollReset: isSamePage }),
      prepare: (path) => prepare(async () => loadScreens(boot.basename + path, boot.basename)),
      askedSearch: () => askedSearch(router),
    });
    restoreDrafts(document, sessionStorage, { isAnswer: boot.router.actionData !== null, owner: owner() });
    for (const add of globalThis.earlyInput?.handOver() ?? []) sendAgain(add);
    delete document.querySelector<HTMLElement>('[data-pending]')?.dataset['pending'];
    document.documentElement.dataset['hydrated'] = 'true';
  };

  startTransition(() => {
    hydrateRoot(
      root,
      <Hydrated onHydrated={onHydrated}>
        <StrictMode>
          <AppProvider store={store} rendered={store.getState()}>
            <PopupsContext value={popups}>
              <RouterProvider router={router} onError={onRouteFault} />
            </PopupsContext>
          </AppProvider>
        </StrictMode>
      </Hydrated>,
      {
        onUncaughtError: (error) => {
          reportError(error);
          // §8, D47: shows nothing when the first mount fails; the server's page stays and works with native links and forms.
          if (!isMounted) void restoreMarkup(document);
        },
      },
    );
  });
}

/** Rejects if the server does not respond; any response means that it can be reached. */
const askServer = async () =>
  fetch('/health', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ASK_MS) });

/**
 * Reports an error that a route's error boundary caught, since the browser does not report it. Skips responses that the
 * server decided on.
 */
function reportRouteFault(error: unknown): void {
  if (!isRouteErrorResponse(error)) reportError(error);
}

/** Submits a form again now that the app handles it, with the quantity at the time of the click. */
function sendAgain({ form, qty }: EarlyAdd): void {
  for (const button of form.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
  const field = form.elements.namedItem('qty');
  if (!(field instanceof HTMLInputElement)) return;
  const now = field.value;
  field.value = qty;
  form.requestSubmit();
  field.value = now;
}

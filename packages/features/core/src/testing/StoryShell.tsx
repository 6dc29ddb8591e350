import { useContext, useEffect, useState, type ReactElement } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';
import type { ClientInfo, LanguageCode } from '@partshop/api-client';
import { AppProvider } from '../localization/localized.tsx';
import { loadSiteConfig } from '../site/site.saga.ts';
import { outdatedWatchers } from '../loadable/data-outdated.ts';
import { interceptNavigation } from '../navigation/intercept-navigation.ts';
import { interceptPopups } from '../popup/intercept-popups.ts';
import { popupAsked, type PopupData } from '../popup/popup.slice.ts';
import { PopupHost, PopupsContext } from '../popup/PopupHost.tsx';
import { popupWatchers, type Popups } from '../popup/popups.ts';
import { storeContext } from '../routing/load-with.ts';
import { askedSearch } from '../routing/page-query.ts';
import type { Saga } from '../store/effects.ts';
import { createTestApp } from './create-test-app.ts';
import { Settling } from './Settling.tsx';
import { StoryError } from './StoryError.tsx';
import { StorySettingsContext } from './story-settings.ts';

export type StoryShellProps = {
  /** The feature's routes, as the shop composes them; their loaders run against the story's mocks. */
  routes: RouteObject[];
  /** The path that the story opens, without a language. */
  path: string;
  /** Both come from Storybook's toolbar unless the story sets its own. */
  locale?: LanguageCode;
  currentUser?: ClientInfo;
  /** Watchers that the shell starts in the browser, by feature. */
  watchers?: Record<string, () => Saga>;
  /** Popups that the story's links open; `popup` is open from the start. */
  popups?: Popups;
  popup?: { name: string; data?: PopupData };
};

function failUnlessEnded(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
}

/** Runs a feature's routes in a story or a browser test as the shop does, without its chrome. */
export function StoryShell({ routes, path, watchers = {}, popups = {}, popup, ...own }: StoryShellProps): ReactElement {
  const { locale, currentUser } = { ...useContext(StorySettingsContext), ...own };
  const [app] = useState(() => {
    const { store } = createTestApp({ locale, ...(currentUser ? { currentUser } : {}) });
    const ended = new AbortController();
    const openPopups = () => popupWatchers(popups, () => undefined);
    void store.run(openPopups, ended.signal).catch(failUnlessEnded);
    for (const saga of Object.values(watchers)) void store.run(saga, ended.signal).catch(failUnlessEnded);
    const reload = () => outdatedWatchers(() => void router.revalidate());
    void store.run(reload, ended.signal).catch(failUnlessEnded);
    const page = { HydrateFallback: () => null, ErrorBoundary: StoryError, children: routes };
    const router = createMemoryRouter([page], {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
      future: { v8_middleware: true },
    });
    void store.run(loadSiteConfig).catch(() => undefined);
    if (popup) store.dispatch(popupAsked(popup));
    return { store, router, ended };
  });
  // Stops the store: in tests the next story runs in the same window and must not see this one's calls.
  useEffect(() => () => app.ended.abort(), [app]);
  useEffect(() => interceptPopups(document, { open: (asked) => void app.store.dispatch(popupAsked(asked)) }), [app]);
  useEffect(
    () =>
      interceptNavigation(document, locale === 'ru' ? '' : `/${locale}`, {
        navigate: (to) => void app.router.navigate(to),
        askedSearch: () => askedSearch(app.router),
      }),
    [app, locale],
  );
  return (
    <AppProvider store={app.store}>
      <PopupsContext value={popups}>
        <RouterProvider router={app.router} />
        <PopupHost />
        <Settling router={app.router} />
      </PopupsContext>
    </AppProvider>
  );
}

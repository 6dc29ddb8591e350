import { useContext, useEffect, useState, type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterContextProvider, RouterProvider, type RouteObject } from 'react-router-dom';
import type { ClientInfo, LanguageCode } from '@partshop/api-client';
import { loadSiteConfig } from '../site/site.slice.ts';
import { interceptNavigation } from '../navigation/intercept-navigation.ts';
import { freshRoutes } from '../routing/fresh-routes.ts';
import { storeContext } from '../routing/load-with.ts';
import type { Saga } from '../store/effects.ts';
import { createTestApp } from './create-test-app.ts';
import { StoryError } from './StoryError.tsx';
import { StorySettingsContext } from './story-settings.ts';

export type StoryShellProps = {
  /** The feature's routes, as the shop composes them; their loaders run against the story's mocks. */
  routes: RouteObject[];
  /** The address that the story opens, without a language. */
  path: string;
  /** Both come from Storybook's toolbar where a story does not insist on its own. */
  locale?: LanguageCode;
  viewer?: ClientInfo;
  /** Watchers that the shell starts in the browser, by feature. */
  watchers?: Record<string, () => Saga>;
};

/** Runs a feature's routes in a story or a browser test the way the shop does, without its chrome. */
export function StoryShell({ routes, path, watchers = {}, ...own }: StoryShellProps): ReactElement {
  const { locale, viewer } = { ...useContext(StorySettingsContext), ...own };
  const [app] = useState(() => {
    const { store } = createTestApp({ locale, ...(viewer ? { viewer } : {}) });
    for (const [name, saga] of Object.entries(watchers)) store.watch(name, saga);
    const page = { HydrateFallback: () => null, ErrorBoundary: StoryError, children: freshRoutes(routes) };
    const router = createMemoryRouter([page], {
      initialEntries: [path],
      getContext: () => new RouterContextProvider(new Map([[storeContext, store]])),
      future: { v8_middleware: true },
    });
    void store.run(loadSiteConfig).catch(() => undefined);
    return { store, router };
  });
  useEffect(
    () => interceptNavigation(document, locale === 'ru' ? '' : `/${locale}`, (to) => void app.router.navigate(to)),
    [app, locale],
  );
  return (
    <Provider store={app.store.redux}>
      <RouterProvider router={app.router} />
    </Provider>
  );
}

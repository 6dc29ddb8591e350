import type { ReactElement } from 'react';
import { data, type RouteObject } from 'react-router-dom';
import { ApiError, type LanguageCode } from '@partshop/api-client';
import {
  dispatch,
  loadWith,
  pageDescribed,
  redirectTo,
  PopupsContext,
  requireAccess,
  type Panel,
  type PopupData,
  type Popups,
  type Saga,
} from '@partshop/features/core';
import { StoryShell } from '@partshop/features/core/testing';
import { feature as carSelector } from '@partshop/features/car-selector';
import { chromeOf } from '../chrome.ts';
import { feature } from '../feature.ts';
import { layoutRoute } from '../layout.routes.ts';
import { pageRejected } from '../rejected-pages.slice.ts';
import { FAILED_QUERY } from '../retry-path.ts';

export type StoryShopProps = {
  path: string;
  locale?: LanguageCode;
  panels?: readonly Panel[];
  /** In addition to those of the layout. */
  popups?: Popups;
  popup?: { name: string; data?: PopupData };
};

const page = (title: string): RouteObject => ({
  loader: loadWith(() => dispatch(pageDescribed({ title }))),
  Component: () => (
    <>
      <h1>{title}</h1>
      <a className="ps-touch" href="/other">
        Другая страница
      </a>
    </>
  ),
});

const failsWith = (fail: () => Saga): RouteObject => ({ loader: loadWith(fail), Component: () => null });

function* throwing(error: unknown): Saga {
  yield* [];
  throw error;
}

const answer = (status: number, code: string) => failsWith(() => throwing(data({ code }, { status })));

const successors = [
  {
    catalogKey: 'mann-filter',
    catalogName: 'MANN-FILTER',
    catalogFullNumber: 'W 712/95',
    clearNumber: 'W71295',
    productName: 'Фильтр масляный',
  },
];

const screens: RouteObject[] = [
  { index: true, ...page('Главная') } as RouteObject,
  { path: 'other', ...page('Другая страница') },
  {
    path: 'search',
    loader: loadWith(function* lead() {
      yield* [];
      redirectTo('/search/GDB1330', 302);
    }),
    Component: () => null,
  },
  { path: 'search/:number', ...page('Результаты поиска') },
  { path: 'avtozapchasti/*', ...page('Категория') },
  { path: 'gone', ...answer(410, 'not-found') },
  {
    path: 'replaced',
    ...failsWith(() => throwing(new ApiError(410, 'The article was removed', { code: 'gone', successors }))),
  },
  { path: 'later', ...answer(404, 'not-open') },
  {
    path: 'rejected',
    ...failsWith(function* reject(): Saga {
      yield* dispatch(pageRejected('/rejected'));
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
      throw data({ code: 'not-open' }, { status: 404 });
    }),
  },
  { path: 'client/orders', ...failsWith(() => requireAccess('client')) },
  { path: 'seller/info', ...failsWith(() => requireAccess('seller', 'settings')) },
  { path: 'admin/nodes', ...failsWith(() => requireAccess('admin')) },
  { path: 'broken', ...failsWith(() => throwing(new ApiError(500, 'The backend failed'))) },
  { path: 'silent', ...failsWith(() => throwing(new ApiError(503, 'The backend is away'))) },
  { path: 'error/500', handle: { query: FAILED_QUERY }, ...answer(500, 'internal') },
  {
    path: 'stale',
    lazy: async () => Promise.reject(new Error('Loading chunk failed')),
  },
];

/** The chrome around a few pages, with panels and popups, for stories of the chrome itself. */
export function StoryShop({ panels = [], popups = {}, ...shell }: StoryShopProps): ReactElement {
  return <StoryShell routes={shopRoutes(panels)} popups={{ ...feature.popups, ...popups }} {...shell} />;
}

const NO_POPUPS: Popups = {};

/** The story's shell renders popups itself, so the chrome must not render them a second time. */
const shopRoutes = (panels: readonly Panel[]): RouteObject[] => {
  const { Component, ...layout } = layoutRoute(screens, { ...chromeOf([carSelector]), panels });
  const element = <PopupsContext value={NO_POPUPS}>{Component ? <Component /> : null}</PopupsContext>;
  return [{ ...layout, element }];
};

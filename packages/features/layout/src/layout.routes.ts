import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadWith, notFound, type Popups } from '@partshop/features/core';
import type { LayoutExtras } from './layout-extras.ts';
import { loadLayout } from './layout.saga.ts';
import type { RolePanels } from './role-panels.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

export type LayoutOptions = {
  /** The popups that the shop opens; a link to any other one leads to its page. */
  popups?: Popups;
  /** What stands above the page for some roles. */
  panels?: RolePanels;
  /** Choice of a car, for a page that was not found. */
  carPicker?: ComponentType;
  /** What other features have on every page, with the texts that it needs. */
  extras?: LayoutExtras;
};

/**
 * The chrome around every screen, with the screens of the features inside it. A path that no screen has, and a screen
 * whose load failed, show their page in the same chrome.
 */
export function layoutRoute(
  screens: RouteObject[],
  { panels = [], carPicker, extras }: LayoutOptions = {},
): RouteObject {
  const ErrorBoundary = () => createElement(RouteErrorScreen, { carPicker });
  return {
    id: 'layout',
    Component: () => createElement(RootLayout, { panels, extras }),
    HydrateFallback: () => null,
    ErrorBoundary,
    // What it loads belongs to the visit; a change of language is a new document.
    shouldRevalidate: () => false,
    loader: loadWith(() => loadLayout(panels, extras?.texts)),
    children: [
      {
        ErrorBoundary,
        children: [...screens, { path: '*', loader: loadWith(notFound), Component: () => null }],
      },
    ],
  };
}

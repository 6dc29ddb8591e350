import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadWith, notFound } from '@partshop/features/core';
import { ChromeContext, type Chrome } from './chrome.ts';
import { loadLayout } from './layout.saga.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

/**
 * The chrome around every screen, with the screens of the features inside it. A path that no screen has, and a screen
 * whose load failed, show their page in the same chrome.
 */
export function layoutRoute(screens: RouteObject[], chrome: Chrome): RouteObject {
  const inChrome = (Component: ComponentType) => () =>
    createElement(ChromeContext, { value: chrome }, createElement(Component));
  const ErrorBoundary = inChrome(RouteErrorScreen);
  return {
    id: 'layout',
    Component: inChrome(RootLayout),
    HydrateFallback: () => null,
    ErrorBoundary,
    // What it loads belongs to the visit; a change of language is a new document.
    shouldRevalidate: () => false,
    loader: loadWith(() => loadLayout(chrome)),
    children: [
      {
        ErrorBoundary,
        children: [...screens, { path: '*', loader: loadWith(notFound), Component: () => null }],
      },
    ],
  };
}

import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadWith, notFound } from '@partshop/features/core';
import { ChromeContext, type Chrome } from './chrome.ts';
import { loadLayout } from './layout.saga.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

/**
 * The chrome around every screen, with the features' screens inside. An unknown path and a screen that failed to load show their
 * error page in the same chrome.
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
    // Its data belongs to the whole visit; a change of language opens a new document.
    shouldRevalidate: () => false,
    loader: loadWith(() => loadLayout(chrome)),
    children: [
      {
        ErrorBoundary,
        children: [...screens, { path: '*', loader: loadWith(() => notFound()), Component: () => null }],
      },
    ],
  };
}

import type { RouteObject } from 'react-router-dom';
import { basketNoticeMessages, loadBasket } from '@partshop/basket';
import { environment, loadWith, notFound, optional, sharedMessages, startApp, type Saga } from '@partshop/core';
import { messages } from './layout.messages.ts';
import { RootLayout } from './RootLayout.tsx';
import { RouteErrorScreen } from './RouteErrorScreen.tsx';

/** App start (§4). Without a basket the page goes on, and the count says nothing. */
function* loadLayout(): Saga {
  yield* startApp(sharedMessages, messages, basketNoticeMessages);
  if (!(yield* environment('isNewVisitor'))) yield* optional(loadBasket());
}

/**
 * The chrome around every screen, with the screens of the features inside it. A path that no screen has, and a screen
 * whose load failed, show their page in the same chrome.
 */
export function layoutRoute(screens: RouteObject[]): RouteObject {
  return {
    id: 'layout',
    Component: RootLayout,
    HydrateFallback: () => null,
    ErrorBoundary: RouteErrorScreen,
    // What it loads belongs to the visit; a change of language is a new document.
    shouldRevalidate: () => false,
    loader: loadWith(loadLayout),
    children: [
      {
        ErrorBoundary: RouteErrorScreen,
        children: [...screens, { path: '*', loader: loadWith(notFound), Component: () => null }],
      },
    ],
  };
}

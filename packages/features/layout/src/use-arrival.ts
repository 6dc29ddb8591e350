import { useContext, useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
} from 'react-router-dom';
import { popupClosed, useHere, type CoreState } from '@partshop/features/core';
import { readRouteError } from './error-kind.ts';
import { titleOfKind } from './error-title.ts';

/**
 * What a browser does when a document arrives, done for a page that came without one: the title, the focus on the
 * heading, and a text for screen readers. Nothing happens on the first page, nor when only the query or the hash changed.
 */
export function useArrival(title: string): string {
  const { pathname } = useHere();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(title);
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [pathname, title]);

  return announcement;
}

/** The title of the page that is shown: `screen` told by the load of its screen, or that of the error in its place. */
export function useShownTitle(screen: string): string {
  const store = useStore<CoreState>();
  const errors = useContext(RouterStateContext)?.errors;
  if (!errors) return screen;
  const [error] = Object.values(errors) as unknown[];
  return titleOfKind(store.getState(), readRouteError(error).kind);
}

/**
 * A popup belongs to the page that it was opened on: it closes as soon as the visitor goes to another one. Told by the router
 * itself, since a page that comes at once is rendered without a word of it being on its way, and only then its heading can have
 * the focus.
 */
export function useClosedOnLeaving(): void {
  const dispatch = useDispatch();
  const router = useContext(RouterContext)?.router;
  useEffect(() => {
    if (!router) return undefined;
    let shown = router.state.location.key;
    return router.subscribe(({ navigation, location }) => {
      if (navigation.state !== 'loading' && location.key === shown) return;
      shown = location.key;
      dispatch(popupClosed());
    });
  }, [router, dispatch]);
}

import { useContext, useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
} from 'react-router-dom';
import { popupClosed, useHere, type CoreState } from '@partshop/features/core';
import { titleOfKind } from './error-title.ts';
import { useErrorReader } from './use-error-reader.ts';

/**
 * Does after a navigation what a browser does for a new document: sets the title, focuses the heading and announces the page to
 * screen readers. Does nothing on the first page, or if only the query or the hash changed.
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

/** The title of the current page: `screen` from its load saga, or the title of its error page. */
export function useShownTitle(screen: string): string {
  const store = useStore<CoreState>();
  const readError = useErrorReader();
  const errors = useContext(RouterStateContext)?.errors;
  if (!errors) return screen;
  const [error] = Object.values(errors) as unknown[];
  return titleOfKind(store.getState(), readError(error).kind);
}

/**
 * Closes the popup when the visitor goes to another page. Subscribes to the router itself: React renders an instant navigation
 * without a loading state, and the heading can get the focus only after the popup has closed.
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

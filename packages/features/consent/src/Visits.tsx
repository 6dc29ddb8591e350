import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { matchPath, useNavigation } from 'react-router-dom';
import { afterPaint, selectTitle, useHere } from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { selectChoice } from './consent.slice.ts';
import { useNavigationStart } from './use-navigation-start.ts';
import { pageShown, searchShown } from './visits.ts';

const SEARCHES = [paths.search.pattern, paths.searchText.pattern, paths.price.pattern];

/** The router’s location key of the first page of a document. */
const FIRST_OF_DOCUMENT = 'default';

const isSearch = (path: string) => SEARCHES.some((pattern) => matchPath(pattern, path));

/** Records each page view, and for a search the time until the screen showed it. Renders nothing. */
export function Visits(): null {
  const { pathname, key } = useHere();
  const { state } = useNavigation();
  const title = useSelector(selectTitle);
  const choice = useSelector(selectChoice);
  const dispatch = useDispatch();
  const navigationStart = useNavigationStart();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (state !== 'idle') return;
    const start = navigationStart.current.take();
    const isFirst = shown.current === null;
    // Another view of the same page, or a cancelled navigation.
    if (shown.current === pathname) return;
    shown.current = pathname;
    dispatch(pageShown({ path: pathname, title }));
    if (!isSearch(pathname)) return;
    if (isFirst) {
      const ms = choice && key === FIRST_OF_DOCUMENT ? documentMs(choice.at) : null;
      if (ms !== null) dispatch(searchShown({ path: pathname, ms }));
    } else if (start !== null) {
      afterPaint(() => dispatch(searchShown({ path: pathname, ms: performance.now() - start })));
    }
  }, [state, pathname, key, title, choice, dispatch, navigationStart]);

  return null;
}

/** Milliseconds until the document's first paint; null if it opened before the visitor allowed to measure. */
function documentMs(allowedAt: string): number | null {
  if (Date.parse(allowedAt) >= Date.now() - performance.now()) return null;
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
}

import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useWatchers } from '@partshop/features/core';
import { fitWatchers } from './fit-watchers.saga.ts';
import { listHidden, listShown, selectVerdicts } from './fit.slice.ts';

/** The verdicts about the current car for a list's articles (F3), by article id, in the browser: pages of the cache know no car. */
export function useFit(articleIds: readonly number[]): ReturnType<typeof selectVerdicts> {
  const ids = articleIds.join(' ');
  return useFitOf(useCallback(() => (ids === '' ? [] : ids.split(' ').map(Number)), [ids]));
}

/** The same for a list that is read from the page after it is shown. */
export function useFitOf(read: () => readonly number[]): ReturnType<typeof selectVerdicts> {
  const dispatch = useDispatch();
  useWatchers(fitWatchers);
  useEffect(() => {
    const list = read();
    if (list.length === 0) return;
    dispatch(listShown(list));
    return () => void dispatch(listHidden(list));
  }, [dispatch, read]);
  return useSelector(selectVerdicts);
}

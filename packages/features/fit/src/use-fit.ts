import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useWatchers } from '@partshop/features/core';
import { fitWatchers } from './fit-watchers.saga.ts';
import { listHidden, listShown, selectVerdicts } from './fit.slice.ts';

/** The verdicts about the current car for a list's articles (F3), by article id, in the browser: pages of the cache know no car. */
export function useFit(articleIds: readonly number[]): ReturnType<typeof selectVerdicts> {
  const dispatch = useDispatch();
  const ids = articleIds.join(' ');
  useWatchers(fitWatchers);
  useEffect(() => {
    if (ids === '') return;
    const list = ids.split(' ').map(Number);
    dispatch(listShown(list));
    return () => void dispatch(listHidden(list));
  }, [dispatch, ids]);
  return useSelector(selectVerdicts);
}

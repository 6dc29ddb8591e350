import { useSelector } from 'react-redux';
import { useHere, type CoreState } from '@partshop/features/core';
import { readRouteError, type ShownError } from './error-kind.ts';
import { selectIsRejected } from './rejected-pages.slice.ts';

/** Returns a function that reads what a route of the current page threw: a page that opens later may turn out not to exist. */
export function useErrorReader(): (error: unknown) => ShownError {
  const { pathname } = useHere();
  const isRejected = useSelector((state: CoreState) => selectIsRejected(state, pathname));
  return (error) => {
    const shown = readRouteError(error);
    return isRejected && shown.kind === 'later' ? { ...shown, kind: 'missing' } : shown;
  };
}

import type { Reducer } from '@reduxjs/toolkit';
import { rootReducer, type CoreState } from './root-reducer.ts';

const NO_ACTION = { type: 'none' };

/** Adds a feature's slice to the store's state, and returns the selector of that slice. */
export function injectSlice<State>(slice: {
  reducerPath: string;
  reducer: Reducer<State>;
}): (state: CoreState) => State {
  const { reducerPath, reducer } = slice;
  rootReducer.inject({ reducerPath, reducer });
  const beginning = reducer(undefined, NO_ACTION);
  // The root's types know only core's slices. A feature's own exists from the first action on.
  return (state) => (state as unknown as Record<string, State | undefined>)[reducerPath] ?? beginning;
}

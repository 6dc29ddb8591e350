import type { Reducer } from '@reduxjs/toolkit';
import { rootReducer, type CoreState } from './root-reducer.ts';

const NO_ACTION = { type: 'none' };

/** Adds a feature's slice to the state of every page, and gives the selector of the slice's own state. */
export function injectSlice<State>(slice: {
  reducerPath: string;
  reducer: Reducer<State>;
}): (state: CoreState) => State {
  const { reducerPath, reducer } = slice;
  rootReducer.inject({ reducerPath, reducer });
  const beginning = reducer(undefined, NO_ACTION);
  // The types of the root know the core's slices alone. A feature's own is there from its first action on.
  return (state) => (state as unknown as Record<string, State | undefined>)[reducerPath] ?? beginning;
}

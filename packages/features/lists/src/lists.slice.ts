import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName, Lists } from '@partshop/api-client';
import { injectSlice, type CoreState } from '@partshop/features/core';

/** An article that the visitor puts into a list or takes out. */
export type ListChange = { list: ListName; articleId: number; isListed: boolean };

type ListsState = Lists & {
  /** Changes that the server has not answered yet. */
  pending: number;
};

const initialState: ListsState = { favorites: [], compare: [], pending: 0 };

/** The articles that the visitor put aside. Part of the app, so it is small. */
const listsSlice = createSlice({
  name: 'lists',
  initialState,
  reducers: {
    /** What overlapped a change may be older than it. */
    listsLoaded: (state, { payload }: PayloadAction<Lists>) => (state.pending > 0 ? state : { ...payload, pending: 0 }),
    /** The lists change at once; the server's answer confirms it. */
    listChanged(state, { payload }: PayloadAction<ListChange>) {
      state.pending += 1;
      makeChange(state, payload);
    },
    /** The server's lists, which count once it has answered every change. */
    changeAnswered: (state, { payload }: PayloadAction<Lists>) =>
      state.pending > 1 ? { ...state, pending: state.pending - 1 } : { ...payload, pending: 0 },
    /** The server did not make the change. */
    changeFailed(state, { payload }: PayloadAction<ListChange>) {
      state.pending -= 1;
      makeChange(state, { ...payload, isListed: !payload.isListed });
    },
  },
});

export const { listsLoaded, listChanged, changeAnswered, changeFailed } = listsSlice.actions;

const selectState = injectSlice(listsSlice);

/** The ids of a list's articles, the newest first. */
export const selectList = (state: CoreState, list: ListName): readonly number[] => selectState(state)[list];

export const selectIsSaving = (state: CoreState): boolean => selectState(state).pending > 0;

function makeChange(state: ListsState, { list, articleId, isListed }: ListChange): void {
  const others = state[list].filter((id) => id !== articleId);
  state[list] = isListed ? [articleId, ...others] : others;
}

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EditedPost } from '@partshop/api-client';
import { injectSlice } from '@partshop/features/core';
import type { FormRefusal } from '@partshop/features/core/forms';

export type PostText = Pick<EditedPost, 'title' | 'teaser' | 'html' | 'goods'>;

/** What an editor asks for. A text is saved first. */
export type PostAct =
  | { act: 'save'; text: PostText }
  /** `from` is an ISO time; null: now. `text` is null where nothing was changed. */
  | { act: 'publish'; text: PostText | null; from: string | null }
  | { act: 'withdraw'; isRemoved: boolean }
  | { act: 'restore'; restored: number };

/** `version` is the newest one that the editor knows. */
export type PostChange = { id: number; version: number } & PostAct;

export type PostChanging =
  | { phase: 'editing' }
  | { phase: 'sending'; act: PostAct['act'] }
  | { phase: 'failed'; refusal: FormRefusal }
  /** Somebody else changed the post: it is `present` now. */
  | { phase: 'conflict'; present: EditedPost; change: PostChange }
  | { phase: 'done'; change: PostChange; post: EditedPost };

const slice = createSlice({
  name: 'postEditing',
  initialState: (): PostChanging => ({ phase: 'editing' }),
  reducers: {
    editingBegun: (): PostChanging => ({ phase: 'editing' }),
    changeSent: (_state, { payload }: PayloadAction<PostAct['act']>): PostChanging => ({
      phase: 'sending',
      act: payload,
    }),
    changeFailed: (_state, { payload }: PayloadAction<FormRefusal>): PostChanging => ({
      phase: 'failed',
      refusal: payload,
    }),
    changedByOther: (
      _state,
      { payload }: PayloadAction<{ present: EditedPost; change: PostChange }>,
    ): PostChanging => ({
      phase: 'conflict',
      ...payload,
    }),
    changeMade: (_state, { payload }: PayloadAction<{ change: PostChange; post: EditedPost }>): PostChanging => ({
      phase: 'done',
      ...payload,
    }),
  },
});

export const { editingBegun, changeSent, changeFailed, changedByOther, changeMade } = slice.actions;
export const selectChanging = injectSlice(slice);

export const changeAsked = createAction<PostChange>('postEditing/asked');

import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CategoryArticle } from '@partshop/api-client';
import { injectSlice } from '@partshop/features/core';
import type { FormRefusal } from '@partshop/features/core/forms';

/** What an editor sends: the text, and the version of the one that it replaces. */
export type ArticleChange = Pick<CategoryArticle, 'categoryId' | 'title' | 'article' | 'version'>;

export type ArticleSaving =
  | { phase: 'editing' }
  | { phase: 'saving' }
  | { phase: 'failed'; refusal: FormRefusal }
  /** Another editor saved `present` meanwhile. */
  | { phase: 'conflict'; present: CategoryArticle }
  | { phase: 'saved'; categoryId: number };

const articleSlice = createSlice({
  name: 'categoryArticle',
  initialState: (): ArticleSaving => ({ phase: 'editing' }),
  reducers: {
    editingBegun: (): ArticleSaving => ({ phase: 'editing' }),
    saveSent: (): ArticleSaving => ({ phase: 'saving' }),
    saveFailed: (_state, { payload }: PayloadAction<FormRefusal>): ArticleSaving => ({
      phase: 'failed',
      refusal: payload,
    }),
    changedByOther: (_state, { payload }: PayloadAction<CategoryArticle>): ArticleSaving => ({
      phase: 'conflict',
      present: payload,
    }),
    articleSaved: (_state, { payload }: PayloadAction<CategoryArticle>): ArticleSaving => ({
      phase: 'saved',
      categoryId: payload.categoryId,
    }),
  },
});

export const { editingBegun, saveSent, saveFailed, changedByOther, articleSaved } = articleSlice.actions;
export const selectSaving = injectSlice(articleSlice);

export const saveAsked = createAction<ArticleChange>('categoryArticle/saveAsked');
export const articleAsked = createAction<{ categoryId: number }>('categoryArticle/asked');

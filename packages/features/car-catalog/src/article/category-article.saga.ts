import { takeLatest, takeLeading } from 'redux-saga/effects';
import { ApiError, unwrap, type CategoryArticle } from '@partshop/api-client';
import {
  callApi,
  dataOutdated,
  dispatch,
  loadTexts,
  optional,
  popupClosed,
  type PopupData,
  type Saga,
} from '@partshop/features/core';
import { formMessages, toRefusal } from '@partshop/features/core/forms';
import { richTextMessages } from '@partshop/features/rich-text/editor';
import { messages } from './category-article.messages.ts';
import {
  articleAsked,
  articleSaved,
  changedByOther,
  editingBegun,
  saveAsked,
  saveFailed,
  saveSent,
  type ArticleChange,
} from './category-article.slice.ts';
import { categoryArticles } from './category-articles.ts';

/** Loads the text of the category, always anew, and starts the watchers of the dialog. Without the text the dialog offers a retry. */
export function* loadCategoryArticle({ categoryId }: PopupData): Saga {
  yield* loadTexts(messages, formMessages, richTextMessages);
  yield* dispatch(editingBegun());
  yield* optional(categoryArticles.load({ categoryId: Number(categoryId) }));
  yield takeLatest(articleAsked, function* ask({ payload }: ReturnType<typeof articleAsked>): Saga {
    yield* optional(categoryArticles.load(payload));
  });
  yield takeLeading(saveAsked, function* save({ payload }: ReturnType<typeof saveAsked>): Saga {
    yield* saveArticle(payload);
  });
}

/** Saves the text, shows it on the page and closes the dialog. A failure leaves the dialog as it is. */
export function* saveArticle(body: ArticleChange): Saga {
  yield* dispatch(saveSent());
  try {
    yield* finish(
      yield* callApi((api, signal) =>
        unwrap(api.POST('/services/catalogs/category-article_json', { body, params: { query: {} }, signal })),
      ),
    );
  } catch (error) {
    const present = presentIn(error);
    if (!present) yield* dispatch(saveFailed(toRefusal(error)));
    // An earlier try arrived, but its answer did not.
    else if (present.title === body.title && present.article === body.article) yield* finish(present);
    else yield* dispatch(changedByOther(present));
  }
}

function* finish(saved: CategoryArticle): Saga {
  yield* dispatch(articleSaved(saved));
  yield* dispatch(popupClosed());
  yield* dispatch(dataOutdated());
}

/** The text that another editor saved meanwhile (409). */
function presentIn(error: unknown): CategoryArticle | null {
  if (!(error instanceof ApiError) || error.body.code !== 'text-changed') return null;
  return (error.body['present'] as CategoryArticle | undefined) ?? null;
}

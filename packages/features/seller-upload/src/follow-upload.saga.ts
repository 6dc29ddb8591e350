import { createAction } from '@reduxjs/toolkit';
import { delay, takeLatest } from 'redux-saga/effects';
import { ApiError, unwrap, type PriceUploadDetails, type UploadType } from '@partshop/api-client';
import { callApi, dispatch, type Saga } from '@partshop/features/core';
import { sellerUpload, sellerUploads, type ShownUpload } from './upload.loadables.ts';

const ASK_MS = 800;
/** Photos take half a second each. */
const ASK_OF_PHOTOS_MS = 2500;

/** A page shows an upload that a worker works on; null when it no longer does. */
export const uploadFollowed = createAction<ShownUpload | null>('sellerUpload/followed');

export const isBusy = ({ state }: Pick<PriceUploadDetails, 'state'>): boolean =>
  state === 'checking' || state === 'applying';

/** Whether photos of an applied file are still to be loaded. */
const isLoading = ({ load }: Pick<PriceUploadDetails, 'load'>): boolean => (load?.waiting ?? 0) > 0;

/** Asks how far a worker is until it has done its work, and the photos have come. A lost answer is asked for again. */
function* follow({ payload: shown }: ReturnType<typeof uploadFollowed>): Saga {
  if (!shown) return;
  const { id, page } = shown;
  let pause = ASK_MS;
  for (;;) {
    yield delay(pause);
    try {
      const params = { path: { id }, query: { page } };
      const upload = yield* callApi((api, signal) =>
        unwrap(api.GET('/services/seller/upload-state_json/{id}', { params, signal })),
      );
      yield* dispatch(sellerUpload.loaded(shown, upload, Date.now()));
      if (!isBusy(upload) && !isLoading(upload)) return;
      pause = isBusy(upload) ? ASK_MS : ASK_OF_PHOTOS_MS;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** A page shows a list of uploads that changes by itself; null when it no longer does. */
export const uploadsFollowed = createAction<UploadType | null>('sellerUpload/uploadsFollowed');

/** Loading an address takes half a minute at most; then its file is compared. */
const MAX_ASKED = 90;

/** Asks for the list until its page no longer waits, which ends this. */
function* followAll({ payload: type }: ReturnType<typeof uploadsFollowed>): Saga {
  if (type === null) return;
  for (let asked = 0; asked < MAX_ASKED; asked += 1) {
    yield delay(ASK_MS);
    try {
      const found = yield* callApi((api, signal) =>
        unwrap(api.GET('/services/seller/uploads_json/{type}', { params: { path: { type } }, signal })),
      );
      yield* dispatch(sellerUploads.loaded(type, found, Date.now()));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

export function* uploadWatchers(): Saga {
  yield takeLatest(uploadsFollowed, followAll);
  yield takeLatest(uploadFollowed, follow);
}

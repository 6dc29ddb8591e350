import { all, call, delay, fork, takeLatest } from 'redux-saga/effects';
import { describePage, loadTexts, optional, pick, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { pictureLoads } from './photos.loadables.ts';
import { messages } from './photos.messages.ts';

/** How long the page waits before it asks how far the work is. */
const PAUSE_MS = 2000;

/** /seller/load-web-photo. Critical: the report of the newest load. */
export function* loadPhotosPage(): Saga {
  yield all([call(pictureLoads.load), call(loadTexts, messages, formMessages)]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

/** Brings the report up to date while pictures wait. */
export function* photosWatchers(): Saga {
  yield takeLatest(pictureLoads.isLoaded, follow);
  yield fork(follow);
}

function* follow(): Saga {
  const known = yield* pick(pictureLoads.select, undefined);
  if (!('data' in known) || (known.data?.load?.waiting ?? 0) === 0) return;
  yield delay(PAUSE_MS);
  yield* optional(pictureLoads.load());
}

import { all, call } from 'redux-saga/effects';
import { describePage, loadTexts, notFound, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { sellerUpload, sellerUploads } from './upload.loadables.ts';
import { messages } from './upload.messages.ts';
import { readType, readUpload } from './upload-path.ts';
import type { UPLOAD_QUERY } from './upload.query.ts';

/** /seller/upload/{type}. Critical: the chosen upload, else the seller's lists with the last uploads; 404 for another type. */
export function* loadUploads({ params, query }: LoadArgs<(typeof UPLOAD_QUERY)[number]>): Saga {
  const type = readType(params['type']) ?? notFound();
  const id = readUpload(query);
  yield all([
    id === null ? call(sellerUploads.load, type) : call(sellerUpload.load, { id, page: readPage(query) }),
    call(loadTexts, messages, formMessages),
  ]);
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

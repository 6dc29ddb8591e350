import { all, call, select } from 'redux-saga/effects';
import { isOfList, type UploadType } from '@partshop/api-client';
import { describePage, loadTexts, notFound, type CoreState, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { conditionMessages } from '@partshop/features/fit';
import { readPage } from '@partshop/features/search';
import { loadReportMessages } from '@partshop/features/seller-photos/report';
import { readSource } from './sources/source-path.ts';
import { messages as sourceMessages } from './sources/sources.messages.ts';
import { TEXTS_OF } from './texts-of.ts';
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
    call(
      loadTexts,
      messages,
      sourceMessages,
      formMessages,
      ...(type === 'fitments' ? [conditionMessages] : []),
      ...(type === 'photos' ? [loadReportMessages] : []),
    ),
  ]);
  const source = isOfList(type) ? readSource(query) : null;
  if (typeof source === 'number') yield* requireSource(type, source);
  yield* describePage(messages, (t) => ({ title: t(TEXTS_OF[type].title), isIndexed: false }));
}

/** Another seller's address is not found, and neither is one that is forgotten. */
function* requireSource(type: UploadType, id: number): Saga {
  const known = (yield select((state: CoreState) => sellerUploads.select(state, type))) as ReturnType<
    typeof sellerUploads.select
  >;
  if ('data' in known && known.data && !known.data.sources.some((source) => source.id === id)) notFound();
}

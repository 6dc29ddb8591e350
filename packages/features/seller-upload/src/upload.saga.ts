import { all, call, select } from 'redux-saga/effects';
import type { PriceUploads, UploadType } from '@partshop/api-client';
import {
  describePage,
  loadCode,
  loadTexts,
  notFound,
  type CoreState,
  type LoadArgs,
  type Saga,
} from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { conditionMessages } from '@partshop/features/fit';
import { readPage } from '@partshop/features/search';
import { loadReportMessages } from '@partshop/features/seller-photos/report';
import { importMail } from './mail/lazy-mail.ts';
import { readMail } from './mail/mail-path.ts';
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
    call(loadMail),
  ]);
  const source = readSource(query);
  if (typeof source === 'number')
    yield* requireKnown(type, ({ sources }) => sources.some(({ id: one }) => one === source));
  const mail = readMail(query);
  if (mail !== null) {
    yield* requireKnown(
      type,
      ({ mail: found }) =>
        found !== null &&
        (mail === 'senders' || found.lists.some(({ priceListId }) => (priceListId ?? 'claims') === mail)),
    );
  }
  yield* describePage(messages, (t) => ({ title: t(TEXTS_OF[type].title), isIndexed: false }));
}

function* loadMail(): Saga {
  const { mailMessages } = (yield call(loadCode, importMail)) as Awaited<ReturnType<typeof importMail>>;
  yield* loadTexts(mailMessages);
}

/** What is another seller's is not found, and neither is what is forgotten. */
function* requireKnown(type: UploadType, isKnown: (found: PriceUploads) => boolean): Saga {
  const known = (yield select((state: CoreState) => sellerUploads.select(state, type))) as ReturnType<
    typeof sellerUploads.select
  >;
  if ('data' in known && known.data && !isKnown(known.data)) notFound();
}

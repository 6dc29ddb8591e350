import { all, call } from 'redux-saga/effects';
import type { OfferFaults } from '@partshop/api-client';
import { describePage, loadTexts, type LoadArgs, type Saga } from '@partshop/features/core';
import { formMessages } from '@partshop/features/core/forms';
import { readPage } from '@partshop/features/search';
import { faultyOffers, offerFaults } from './diagnostics.loadables.ts';
import { messages } from './diagnostics.messages.ts';
import { messages as faultMessages } from './fault.messages.ts';
import { readKind, type DIAGNOSTICS_QUERY } from './diagnostics.query.ts';
import { shownKind } from './shown-kind.ts';

/** /seller/realization/diagnostics. Critical: the counts, and a page of the offers with the chosen fault, or the first that there is. */
export function* loadDiagnostics({ query }: LoadArgs<(typeof DIAGNOSTICS_QUERY)[number]>): Saga {
  const [faults] = (yield all([call(offerFaults.load), call(loadTexts, messages, faultMessages, formMessages)])) as [
    OfferFaults,
    unknown,
  ];
  const kind = shownKind(readKind(query), faults);
  if (kind) yield* faultyOffers.load({ kind, page: readPage(query) });
  yield* describePage(messages, (t) => ({ title: t('title'), isIndexed: false }));
}

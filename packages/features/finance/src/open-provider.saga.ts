import { delay } from 'redux-saga/effects';
import { environment, redirectResponse, type Saga } from '@partshop/features/core';
import { leaveForProvider } from './leave-for-provider.ts';

/** How long a browser may take to leave for the provider's page before the page says how the payment goes on. */
const LEAVING_MS = 10_000;

/**
 * Opens the page where a payment is made: the shop's own stand-in, or a provider elsewhere. A browser's policy forbids forms to lead
 * there, so without scripts the visitor gets `page`, which has a link to it.
 */
export function* openProvider(url: string, page: string): Saga<Response> {
  if (url.startsWith('/')) return redirectResponse(url, 303);
  // Only a browser opens documents.
  if (yield* environment('openDocument')) {
    leaveForProvider(document, url);
    yield delay(LEAVING_MS);
  }
  return redirectResponse(page, 303);
}

import { createTranslate, selectLocale, selectValues, sharedMessages, type CoreState } from '@partshop/features/core';
import { errorKindOf, type ErrorKind } from './error-kind.ts';
import { messages } from './errors.messages.ts';

/** The headings of the pages in place of a screen, which are their titles as well. */
const ERROR_TITLES = {
  missing: 'notFoundTitle',
  gone: 'goneTitle',
  later: 'laterTitle',
  login: 'loginTitle',
  access: 'accessTitle',
  updated: 'updatedTitle',
  unsure: 'failedTitle',
  outage: 'failedTitle',
  fault: 'failedTitle',
} as const satisfies Record<ErrorKind, keyof typeof allTexts>;

const allTexts = { ...sharedMessages.texts, ...messages.texts };

export function titleOfKind(state: CoreState, kind: ErrorKind): string {
  const values = selectValues(state);
  const locale = selectLocale(state);
  const name = ERROR_TITLES[kind];
  return name === 'notFoundTitle' || name === 'failedTitle'
    ? createTranslate(sharedMessages, values, locale)(name)
    : createTranslate(messages, values, locale)(name);
}

/**
 * The title of the document where a route answered with an error: its status, and the code of its data (`not-open`).
 * In the language of the page, as far as its texts are there.
 */
export function errorTitleOf(state: CoreState, status: number, code?: string): string {
  return titleOfKind(state, errorKindOf(status, code));
}

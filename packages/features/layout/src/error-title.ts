import { createTranslate, selectLocale, selectValues, sharedMessages, type CoreState } from '@partshop/features/core';
import { errorKindOf, type ErrorKind } from './error-kind.ts';
import { messages } from './errors.messages.ts';

/** The headings of the error pages, which are also their titles. */
const ERROR_TITLES = {
  missing: 'notFoundTitle',
  ended: 'endedTitle',
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
 * The document's title when a route responded with an error: by its status and the code of its data (`not-open`). In the language
 * of the page, if its texts are loaded.
 */
export function errorTitleOf(state: CoreState, status: number, code?: string): string {
  return titleOfKind(state, errorKindOf(status, code));
}

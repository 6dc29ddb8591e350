import { all, call } from 'redux-saga/effects';
import {
  describePage,
  loadContacts,
  loadTexts,
  localizePath,
  pick,
  selectContacts,
  type Saga,
} from '@partshop/features/core';
import { paths } from '@partshop/features/shared';
import { messages } from './contacts.messages.ts';

/** /contacts. Critical: the contacts. */
export function* loadContactsPage(): Saga {
  yield all([call(loadContacts), call(loadTexts, messages)]);
  const contacts = yield* pick(selectContacts);
  yield* describePage(
    messages,
    (t) => ({ title: t('title'), description: t('description') }),
    async ({ code }) => {
      const { storeOf } = await import('./structured-data.ts');
      return contacts
        ? storeOf(contacts, localizePath(paths.home.to(), code), localizePath(paths.contacts.to(), code))
        : [];
    },
  );
}

import { loadWith } from '@partshop/features/core';
import { loadContactsPage } from './contacts.saga.ts';

export const loader = loadWith(loadContactsPage);
export { ContactsScreen as Component } from './ContactsScreen.tsx';

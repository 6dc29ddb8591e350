import { actWith, loadWith } from '@partshop/features/core';
import { inAccount, withAccountTexts } from '../frame/in-account.tsx';
import { CONTACT_QUERY } from './contact.query.ts';
import { actOnContact, loadContact } from './contact.saga.ts';
import { ContactScreen } from './ContactScreen.tsx';

export const loader = loadWith(withAccountTexts(loadContact), CONTACT_QUERY);
export const action = actWith(actOnContact, CONTACT_QUERY);
export const Component = inAccount(ContactScreen);

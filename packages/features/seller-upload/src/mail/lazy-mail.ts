import { lazyPart } from '@partshop/features/core';

/** What the page says of letters, whose code loads for the lists that come by them. */
export const importMail = async () => import('./mail.part.ts');

export const MailPart = lazyPart(importMail, (part) => part.MailPart, 'seller-mail');

export const SendersForm = lazyPart(importMail, (part) => part.SendersForm, 'seller-mail');

export const MailedListForm = lazyPart(importMail, (part) => part.MailedListForm, 'seller-mail');

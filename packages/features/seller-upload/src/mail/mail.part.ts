export { actOnMail } from './act-on-mail.saga.ts';
export { messages as mailMessages } from './mail.messages.ts';
export { MailedListForm } from './MailedListForm.tsx';
export { MailPart } from './MailPart.tsx';
export { SendersForm } from './SendersForm.tsx';

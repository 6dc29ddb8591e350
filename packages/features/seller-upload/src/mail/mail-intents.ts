export const MAIL_INTENTS = ['saveSenders', 'renewMail', 'saveMailedList'] as const;
export type MailIntent = (typeof MAIL_INTENTS)[number];

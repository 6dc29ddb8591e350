import { randomInt } from 'node:crypto';

const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** Until when an invitation of now can be answered. */
export const invitationEnd = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

/** Without those that people mistake for others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LETTERS = 12;

/** The code of an invitation, which nobody guesses and people can type: `'K7QWHM2TPR4D'`. */
export const newInvitationCode = (): string =>
  Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A code as people type it: in any case, with spaces and dashes. */
export const readInvitationCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

/** Limits that the schemas of the contract set and forms check as well. Numbers and patterns alone, so that a browser loads no schema. */

/** The most pieces one line of a basket may hold. */
export const MAX_LINE_QTY = 9999;
/** The most lines a basket may hold. */
export const MAX_BASKET_LINES = 500;

/** Lengths are in characters. */
export const MIN_LOGIN_LENGTH = 3;
export const MAX_LOGIN_LENGTH = 200;
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 200;
/** Digits of a code that a message brings. */
export const CODE_LENGTH = 6;

export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 100;
export const MAX_EMAIL_LENGTH = 200;
export const MIN_PHONE_LENGTH = 5;
export const MAX_PHONE_LENGTH = 32;
/** Digits with the signs that people put between them; the source of a regular expression, also for the attribute `pattern`. */
export const PHONE_PATTERN = '[+\\d\\s.\\-\\(\\)]+';

/** Of an order. */
export const MAX_COMMENT_LENGTH = 1000;

/** Of a search for a client, and of the reason for becoming one. */
export const MAX_CLIENT_QUERY_LENGTH = 100;
export const MIN_REASON_LENGTH = 5;
export const MAX_REASON_LENGTH = 300;

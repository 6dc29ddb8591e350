/** One-time codes of six digits. */
import { randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@partshop/api-client/contract';

export const CODE_SECONDS = 600;
/** Of a million codes, in 10 minutes: a guesser succeeds with odds of 5 to a million. */
export const CODE_TRIES = 5;
/** How long the link of a mail, and the token that a code is exchanged for, are valid. */
export const TOKEN_SECONDS = 1800;

/** `'042917'` */
export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

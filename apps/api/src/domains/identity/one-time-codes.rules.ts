/** Codes of six digits and secrets of links, and how they are kept. */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@partshop/api-client/contract';

export const CODE_SECONDS = 600;
/** With 10 minutes and a million codes: a guesser is right in 5 of a million. */
export const CODE_TRIES = 5;
/** Of a link, and of the token that a code was changed for. */
export const TOKEN_SECONDS = 1800;

/** `'042917'` */
export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A code has a million values, so only the secret of the shop keeps who reads the table from finding it. */
export const hashCode = (shopSecret: string, purpose: string, code: string): Buffer =>
  createHmac('sha256', shopSecret).update(`${purpose}\n${code}`).digest();

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

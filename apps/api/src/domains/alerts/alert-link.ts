import { timingSafeEqual } from 'node:crypto';
import { hashCode } from '../identity/index.ts';

/** 96 bits: nobody guesses them, and a link stays short enough for an SMS. */
const SIGNATURE_BYTES = 12;
const TOKEN = /^([1-9]\d{0,14})\.([\w-]{16})$/;

const sign = (secret: string, id: number): Buffer => hashCode(secret, 'alert', String(id)).subarray(0, SIGNATURE_BYTES);

/** The token of an alert's links, which only its recipient gets: `12.` and a signature. */
export const alertToken = (secret: string, id: number): string => `${id}.${sign(secret, id).toString('base64url')}`;

/** The id of a token's alert; undefined if the shop did not sign it. */
export function readAlertToken(secret: string, token: string): number | undefined {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(secret, Number(id)));
  return isSigned ? Number(id) : undefined;
}

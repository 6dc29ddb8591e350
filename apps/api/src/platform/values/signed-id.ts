import { timingSafeEqual } from 'node:crypto';
import { hashCode } from './keyed-hash.ts';

/** 96 bits: nobody guesses them, and a link stays short enough for an SMS. */
const SIGNATURE_BYTES = 12;
const TOKEN = /^([1-9]\d{0,14})\.([\w-]{16})$/;

/** What a link is for: the signature for one purpose is none for another. */
export type LinkPurpose = 'alert' | 'order-notices' | 'shared-basket';

const sign = (secret: string, purpose: LinkPurpose, id: number): Buffer =>
  hashCode(secret, purpose, String(id)).subarray(0, SIGNATURE_BYTES);

/** The token of a link that only its recipient gets: `12.` and a signature. */
export const signedId = (secret: string, purpose: LinkPurpose, id: number): string =>
  `${id}.${sign(secret, purpose, id).toString('base64url')}`;

/** The id of a token; undefined if the shop did not sign it for this purpose. */
export function readSignedId(secret: string, purpose: LinkPurpose, token: string): number | undefined {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const isSigned = timingSafeEqual(Buffer.from(signature, 'base64url'), sign(secret, purpose, Number(id)));
  return isSigned ? Number(id) : undefined;
}

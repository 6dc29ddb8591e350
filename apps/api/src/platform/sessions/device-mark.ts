/**
 * What a browser keeps to show that an account logged in on it: a number of its own and a proof for each of the last accounts.
 * It names nobody and opens nothing: who has it may only guess apart from everybody else.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie that holds it; `__Host-` goes before its name on https. */
export const DEVICE_COOKIE = 'partshop_device';
/** Of a family that shares a browser. */
const MAX_ACCOUNTS = 4;
const DEVICE_BYTES = 16;
const MARK = /^([\w-]{22})((?:\.[\w-]{43}){1,4})$/;

const proofOf = (shopSecret: string, device: string, clientId: number): string =>
  createHmac('sha256', shopSecret).update(`device ${device}\n${clientId}`).digest('base64url');

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

function readMark(text: string | undefined): { device: string; proofs: string[] } | undefined {
  const [, device, proofs] = MARK.exec(text ?? '') ?? [];
  return device === undefined || proofs === undefined ? undefined : { device, proofs: proofs.slice(1).split('.') };
}

/** The mark with an account more, the newest first; of a new device where there was none. */
export function markDevice(shopSecret: string, mark: string | undefined, clientId: number): string {
  const { device, proofs } = readMark(mark) ?? { device: randomBytes(DEVICE_BYTES).toString('base64url'), proofs: [] };
  const proof = proofOf(shopSecret, device, clientId);
  return [device, proof, ...proofs.filter((one) => one !== proof)].slice(0, MAX_ACCOUNTS + 1).join('.');
}

/** The device, where this account logged in on it. */
export function provedDevice(shopSecret: string, mark: string | undefined, clientId: number): string | undefined {
  const { device, proofs } = readMark(mark) ?? {};
  if (device === undefined || proofs === undefined) return undefined;
  const expected = proofOf(shopSecret, device, clientId);
  return proofs.some((proof) => isSame(proof, expected)) ? device : undefined;
}

/**
 * A cookie that proves that accounts logged in on this device: a random device id and a proof for each of the last
 * accounts. It identifies nobody and grants no access; it only makes limits count the device's tries separately.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The name of the cookie; on https with the prefix `__Host-`. */
export const DEVICE_COOKIE = 'partshop_device';
/** Enough for a family that shares a browser. */
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

/** Adds an account to the mark, newest first; makes a new device for an absent or forged mark. */
export function markDevice(shopSecret: string, mark: string | undefined, clientId: number): string {
  const { device, proofs } = readMark(mark) ?? { device: randomBytes(DEVICE_BYTES).toString('base64url'), proofs: [] };
  const proof = proofOf(shopSecret, device, clientId);
  return [device, proof, ...proofs.filter((one) => one !== proof)].slice(0, MAX_ACCOUNTS + 1).join('.');
}

/** The device id, if this account logged in on it. */
export function provedDevice(shopSecret: string, mark: string | undefined, clientId: number): string | undefined {
  const { device, proofs } = readMark(mark) ?? {};
  if (device === undefined || proofs === undefined) return undefined;
  const expected = proofOf(shopSecret, device, clientId);
  return proofs.some((proof) => isSame(proof, expected)) ? device : undefined;
}

import { readAmount, writeAmount } from '@partshop/features/shared';

const MINUS = /^\s*[-−]/;

/** Kopecks that the client owes, as people type it; with a minus the shop owes them. Null for anything else. */
export function readBalance(typed: string): number | null {
  const kopecks = readAmount(typed.replace(MINUS, ''));
  return kopecks === null || kopecks === 0 || !MINUS.test(typed) ? kopecks : -kopecks;
}

/** The same as a text to change in a field: `-1250,50`. */
export const writeBalance = (kopecks: number): string => `${kopecks < 0 ? '-' : ''}${writeAmount(Math.abs(kopecks))}`;

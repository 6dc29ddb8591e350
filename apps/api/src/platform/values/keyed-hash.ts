import { createHmac } from 'node:crypto';

/** Keyed with the shop's secret: a plain hash of a six-digit code could be reversed by whoever reads the table. */
export const hashCode = (shopSecret: string, purpose: string, code: string): Buffer =>
  createHmac('sha256', shopSecret).update(`${purpose}\n${code}`).digest();

import pg from 'pg';
import { isSystemError } from './processes.ts';

/**
 * SQLSTATEs of a database that cannot serve now and may soon: connections (08), resources such as disk and memory (53), its
 * end and its start (57P), files (58), a lock or a statement that took too long, a transaction that was idle for too long, or
 * broken off as often as it was tried, a server that only reads since another took its place.
 */
const PASSING = /^(?:08...|53...|57P0.|58...|55P03|57014|25P0[34]|40001|40P01|25006)$/;

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'EMFILE',
  'ENFILE',
];

/** What the driver says of a connection has no code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|Cannot use a pool after calling end)/;

/** Whether an error says that the database is out of reach or out of means: nothing is wrong with what was asked. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  return isSystemError(error, ...NETWORK) || DRIVER.test(error.message);
}

import pg from 'pg';
import { isSystemError } from './processes.ts';

/**
 * SQLSTATEs of a temporarily unavailable database: connections (08), resources such as disk and memory (53), shutdown and
 * start (57P), files (58), timeouts of locks, statements and idle transactions, deadlocks after the last retry, and a
 * server that became read-only after a failover.
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

/** The driver's own connection errors have no code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout|Cannot use a pool after calling end)/;

/** Whether an error means that the database is unreachable or out of resources; the request itself is fine. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return PASSING.test(error.code ?? '');
  return isSystemError(error, ...NETWORK) || DRIVER.test(error.message);
}

import type pg from 'pg';
import { openPool } from '../../../platform/database/open-pool.ts';

/** Two connections without time limits: one for the work, one that tells how far it is. */
export const createDatabasePool = (url: string): pg.Pool =>
  openPool(() => url, { size: 2, isLimited: false, log: () => undefined });

import { openPatientPool, type PatientPool } from '../../../platform/database/open-pool.ts';

/** Two connections without time limits: one for the work, one that tells how far it is. */
export const createDatabasePool = (url: string): PatientPool =>
  openPatientPool(() => url, { size: 2, log: () => undefined });

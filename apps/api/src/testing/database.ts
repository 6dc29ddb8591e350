import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type OpenDatabase } from '../platform/database/connect.ts';
import { openPatientPool, type PatientPool } from '../platform/database/open-pool.ts';

export type TestDatabase = OpenDatabase & {
  /** For long work, as that of `withoutLimits`; open as long as the database. */
  patient: PatientPool;
};

/**
 * A new, migrated, empty database for one test file, on the server of DATABASE_URL or on the embedded one of the test
 * run. `close` drops it: `const database = await createTestDatabase(); afterAll(database.close);`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await admin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const log = () => undefined;
  const database = await connect(url.href, { log });
  const patient = openPatientPool(() => url.href, { size: 2, log });
  return {
    ...database,
    patient,
    close: async () => {
      await Promise.all([database.close(), patient.end()]);
      await admin(adminUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function admin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

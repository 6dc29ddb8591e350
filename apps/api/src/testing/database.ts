import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type OpenDatabase } from '../platform/database/connect.ts';

/**
 * A new, migrated, empty database for one test file, on the server of DATABASE_URL or on the embedded one of the test
 * run. `close` drops it: `const database = await createTestDatabase(); afterAll(database.close);`
 */
export async function createTestDatabase(): Promise<OpenDatabase> {
  const { adminUrl, template } = inject('testServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await admin(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await connect(url.href, { log: () => undefined });
  return {
    ...database,
    close: async () => {
      await database.close();
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

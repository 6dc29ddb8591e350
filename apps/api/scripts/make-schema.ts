/** Writes src/platform/database/generated/tables.ts anew, from the migrations applied to an empty database. */
import { writeFile } from 'node:fs/promises';
import { connect } from '../src/platform/database/connect.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { startTestServer } from '../src/testing/test-server.ts';
import { tableTypes } from './schema/table-types.ts';

const FILE = new URL('../src/platform/database/generated/tables.ts', import.meta.url);

const server = await startTestServer();
try {
  const database = await connect(server.adminUrl, { log: console.error });
  try {
    await migrate(database.pool);
    await writeFile(FILE, await tableTypes(database.db));
  } finally {
    await database.close();
  }
} finally {
  await server.stop();
}

/** Runs once per test run: a server (of DATABASE_URL, else embedded) and a migrated template database. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../platform/database/connect.ts';
import { migrate } from '../platform/database/migrate.ts';
import { startTestServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { adminUrl: string; template: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['DATABASE_URL'] ? serverOfUrl(process.env['DATABASE_URL']) : await startTestServer();
  const template = `partshop_test_${randomBytes(6).toString('hex')}`;

  await admin(server, `create database ${template} template template0 ${server.locale}`);
  const url = new URL(server.adminUrl);
  url.pathname = `/${template}`;
  const database = await connect(url.href, { log: () => undefined });
  await migrate(database.pool);
  await database.close();
  project.provide('testServer', { adminUrl: server.adminUrl, template });

  return async () => {
    // A test file that failed at its start leaves its database behind.
    const { rows } = await admin(server, `select datname as name from pg_database where datname like '${template}%'`);
    for (const { name } of rows) await admin(server, `drop database if exists ${name} with (force)`);
    await server.stop();
  };
}

/** The server's default encoding may be any, so it is set explicitly. */
function serverOfUrl(adminUrl: string): TestServer {
  const locale = `encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`;
  return { adminUrl, locale, stop: () => Promise.resolve() };
}

async function admin(server: TestServer, statement: string): Promise<pg.QueryResult<{ name: string }>> {
  const client = new pg.Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    return await client.query<{ name: string }>(statement);
  } finally {
    await client.end();
  }
}

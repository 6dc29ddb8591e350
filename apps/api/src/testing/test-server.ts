import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedServer } from '../platform/database/embedded-server.ts';

/** The role of `adminUrl` may create databases; `locale` holds options of `create database`. */
export type TestServer = { adminUrl: string; locale: string; stop: () => Promise<void> };

/** Starts an embedded server in a temporary folder; `stop` removes the folder. Nothing is flushed to disk. */
export async function startTestServer(): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partshop-test-'));
  // The server's user has to pass through.
  await chmod(folder, 0o755);
  const server = await startEmbeddedServer({
    folder: path.join(folder, 'postgres'),
    log: () => undefined,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  return {
    adminUrl: server.urlOf('postgres'),
    locale: '',
    stop: async () => {
      await server.leave();
      // It may have moved elsewhere: see `findHome`.
      await rm(await realpath(path.join(folder, 'postgres')), { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new data folder for an embedded server, and access to the server in it. */
export type EmbeddedFolder = {
  dataDir: string;
  /** Connection string of the running server. */
  url: () => Promise<string>;
  pid: () => Promise<number>;
  remove: () => Promise<void>;
};

export async function makeEmbeddedFolder(): Promise<EmbeddedFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'partshop-bench-'));
  // The database's user must be able to enter the folder.
  await chmod(dataDir, 0o755);
  const home = join(dataDir, 'postgres');
  const lines = async () => (await readFile(join(home, 'data', 'postmaster.pid'), 'utf8')).split('\n');
  return {
    dataDir,
    async url() {
      const [password, { 3: port }] = await Promise.all([readFile(join(home, 'password'), 'utf8'), lines()]);
      return `postgres://partshop:${password}@127.0.0.1:${port}/partshop`;
    },
    pid: async () => Number((await lines())[0]),
    async remove() {
      // The data may have moved to a folder that the server's user can reach.
      await rm(await realpath(home).catch(() => home), { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

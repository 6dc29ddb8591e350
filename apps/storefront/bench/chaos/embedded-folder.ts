import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for an embedded server, and the server in it as it is seen from outside. */
export type EmbeddedFolder = {
  dataDir: string;
  /** Where the server is now. */
  url: () => Promise<string>;
  pid: () => Promise<number>;
  remove: () => Promise<void>;
};

export async function makeEmbeddedFolder(): Promise<EmbeddedFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'partshop-bench-'));
  // The database's own user has to pass through.
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
      // The data may have moved to where the server's user can reach them.
      await rm(await realpath(home).catch(() => home), { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const pack = promisify(gzip);

/** A file as it waits for a worker: packed by gzip. The hash is of the file itself. */
export type KeptFile = { packed: Buffer; sha256: string };

/** SHA-256, in hex. */
export const hashOfFile = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A file to keep, with what is known of it: one that came packed is kept so. */
export async function keptFile(bytes: Buffer, { packed, sha256 }: Partial<KeptFile> = {}): Promise<KeptFile> {
  return {
    packed: packed ?? (await pack(bytes, { level: constants.Z_BEST_SPEED })),
    sha256: sha256 ?? hashOfFile(bytes),
  };
}

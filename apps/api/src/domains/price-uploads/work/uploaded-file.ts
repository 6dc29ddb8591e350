import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolClient } from 'pg';

const PART = 1024 * 1024;

/** Gives the work a copy of an uploaded file on the disk, which is removed afterwards. Holds a part of it in memory at a time. */
export async function withUploadedFile<Result>(
  client: PoolClient,
  uploadId: number,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partshop-upload-'));
  try {
    const file = path.join(folder, 'list');
    const handle = await open(file, 'w', 0o600);
    try {
      for (let at = 1; ; at += PART) {
        const { rows } = await client.query<{ part: Buffer }>(
          'select substring(bytes from $2 for $3) as part from price_upload_files where upload_id = $1',
          [uploadId, at, PART],
        );
        const part = rows[0]?.part;
        if (!part || part.length === 0) break;
        await handle.write(part);
      }
    } finally {
      await handle.close();
    }
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

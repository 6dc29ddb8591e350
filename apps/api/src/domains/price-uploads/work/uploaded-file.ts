import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';

const PART = 1024 * 1024;

async function* readParts(client: PoolClient, uploadId: number): AsyncGenerator<Buffer> {
  for (let at = 1; ; at += PART) {
    const { rows } = await client.query<{ part: Buffer }>(
      'select substring(bytes from $2 for $3) as part from price_upload_files where upload_id = $1',
      [uploadId, at, PART],
    );
    const part = rows[0]?.part;
    if (!part || part.length === 0) return;
    yield part;
  }
}

/** Gives the work a copy of an uploaded file on the disk, which is removed afterwards. Holds a part of it in memory at a time. */
export async function withUploadedFile<Result>(
  client: PoolClient,
  uploadId: number,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'partshop-upload-'));
  try {
    const file = path.join(folder, 'list');
    const { rows } = await client.query<{ isPacked: boolean }>(
      'select is_packed as "isPacked" from price_upload_files where upload_id = $1',
      [uploadId],
    );
    const unpacking = rows[0]?.isPacked ? [createGunzip()] : [];
    await pipeline([readParts(client, uploadId), ...unpacking, createWriteStream(file, { mode: 0o600 })]);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, stat } from 'node:fs/promises';

import { createUtf8Counter, detectEncoding, encodingOfMark, type Encoding } from './detect-encoding.ts';
import { ImportError, type ForeignFormat } from './import-error.ts';

export type FileFacts = { bytes: number; sha256: string; encoding: Encoding; head: Buffer; isZip: boolean };

const CHUNK_BYTES = 256 * 1024;
const ENCODING_SAMPLE_BYTES = 64 * 1024;

/** First bytes of other formats that sellers send instead of CSV. */
const FOREIGN_FORMATS: readonly [readonly number[], ForeignFormat][] = [
  [[0xd0, 0xcf, 0x11, 0xe0], 'xls'],
  [[0x25, 0x50, 0x44, 0x46], 'pdf'],
  [[0x1f, 0x8b], 'gzip'],
  [[0x52, 0x61, 0x72, 0x21], 'rar'],
  [[0x37, 0x7a, 0xbc, 0xaf], '7z'],
];

/** XLSX files begin like any archive. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

function refuseForeignFormat(head: Buffer, hasZeros: boolean): void {
  const foreign = FOREIGN_FORMATS.find(([magic]) => magic.every((byte, index) => head[index] === byte));
  if (foreign) throw new ImportError({ code: 'foreign-format', format: foreign[1] });
  if (hasZeros) throw new ImportError({ code: 'binary-file' });
}

async function sizeOf(file: string): Promise<number> {
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ImportError({ code: 'no-file', file });
    throw new ImportError({ code: 'file-not-opened', message: error.message });
  });
  if (stats.isDirectory()) throw new ImportError({ code: 'folder', file });
  if (!stats.isFile()) throw new ImportError({ code: 'no-regular-file', file });
  if (stats.size === 0) throw new ImportError({ code: 'empty-file', file });
  await access(file, constants.R_OK).catch(() => {
    throw new ImportError({ code: 'file-not-permitted', file });
  });
  return stats.size;
}

/**
 * Reads the file once, in constant memory: its size, checksum, encoding and first bytes, and whether it is an archive. Reads all of it, because in a
 * list sorted by maker the first Russian name may follow megabytes of Latin.
 *
 * @throws ImportError when the file cannot be read or is neither text nor an archive
 */
export async function inspectFile(file: string, headBytes: number): Promise<FileFacts> {
  const bytes = await sizeOf(file);
  const hash = createHash('sha256');
  const counter = createUtf8Counter();
  const head: Buffer[] = [];
  const foreignLetters: Buffer[] = [];
  let headLength = 0;
  let sampleLength = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    counter.add(chunk);
    if (headLength < headBytes) {
      head.push(chunk);
      headLength += chunk.length;
    }
    if (sampleLength < ENCODING_SAMPLE_BYTES) {
      const letters = chunk.filter((byte) => byte >= 0x80 || byte === 0x20 || byte === 0x0a);
      foreignLetters.push(Buffer.from(letters));
      sampleLength += letters.length;
    }
  }
  const start = Buffer.concat(head).subarray(0, headBytes);
  const isWide = encodingOfMark(start) === 'utf-16le';
  // A stray NUL costs only its row; with many of them the file is not text.
  const zeros = start.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  const isZip = ZIP.every((byte, index) => start[index] === byte);
  if (!isZip) refuseForeignFormat(start, !isWide && zeros > start.length / 100);
  const encoding = detectEncoding(start, counter.census(), Buffer.concat(foreignLetters));
  return { bytes, sha256: hash.digest('hex'), encoding, head: start, isZip };
}

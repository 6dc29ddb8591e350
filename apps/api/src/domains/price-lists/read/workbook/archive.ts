import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { ImportError, type WorkbookFault } from '../import-error.ts';

/** What an archive may unpack to: in bytes, and as a multiple of its packed size (S10). */
const MAX_UNPACKED = 200 * 1024 * 1024;
const MAX_RATIO = 100;
/** A small part may be packed well. */
const RATIO_FROM = 1024 * 1024;
const MAX_ENTRIES = 1000;
const MAX_DIRECTORY = 1024 * 1024;

const END = 0x06_05_4b_50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xff_ff;
const DIRECTORY = 0x02_01_4b_50;
const DIRECTORY_LENGTH = 46;
const LOCAL = 0x04_03_4b_50;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
/** The type of a file in the mode that Unix writes beside an entry. */
const FILE_TYPE = 0xf0_00;
const SYMBOLIC_LINK = 0xa0_00;

type Entry = { packed: number; unpacked: number; method: number; offset: number };

/** A zip archive whose entries are read one at a time, in constant memory. */
export type Archive = {
  has: (name: string) => boolean;
  /** The unpacked parts of an entry, in order; `onPacked` hears how much of the packed ones was read. Throws ImportError where it does not hold what the archive says. */
  read: (name: string, onPacked?: (bytes: number) => void) => AsyncGenerator<Buffer>;
};

const refuse = (fault: WorkbookFault) => new ImportError({ code: 'workbook', fault });

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  if (bytesRead < length) throw refuse('broken');
  return buffer;
}

async function findDirectory(handle: FileHandle, bytes: number): Promise<{ entries: number; directory: Buffer }> {
  const length = Math.min(bytes, END_LENGTH + MAX_COMMENT);
  const tail = await readAt(handle, bytes - length, length);
  for (let at = tail.length - END_LENGTH; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || at + END_LENGTH + tail.readUInt16LE(at + 20) !== tail.length) continue;
    const [entries, size, offset] = [
      tail.readUInt16LE(at + 10),
      tail.readUInt32LE(at + 12),
      tail.readUInt32LE(at + 16),
    ];
    // Larger ones, and those of archives beyond 4 GiB, are no price list's.
    if (entries > MAX_ENTRIES || size > MAX_DIRECTORY) throw refuse('unpacks');
    if (offset + size > bytes) throw refuse('broken');
    return { entries, directory: await readAt(handle, offset, size) };
  }
  throw refuse('broken');
}

/** A name that would leave the folder that it is unpacked to. */
const leaves = (name: string): boolean =>
  name.startsWith('/') ||
  name.includes('\\') ||
  name.includes('\0') ||
  name.split('/').includes('..') ||
  /^[a-z]:/i.test(name);

function readEntries(directory: Buffer, count: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + DIRECTORY_LENGTH > directory.length || directory.readUInt32LE(at) !== DIRECTORY) throw refuse('broken');
    const flags = directory.readUInt16LE(at + 8);
    const nameEnd = at + DIRECTORY_LENGTH + directory.readUInt16LE(at + 28);
    if (nameEnd > directory.length) throw refuse('broken');
    const name = directory.toString('utf8', at + DIRECTORY_LENGTH, nameEnd);
    const mode = directory.readUInt32LE(at + 38) >>> 16;
    if (leaves(name) || (mode & FILE_TYPE) === SYMBOLIC_LINK) throw refuse('hostile');
    if ((flags & 1) !== 0) throw refuse('encrypted');
    if (entries.has(name)) throw refuse('broken');
    entries.set(name, {
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

function refuseBombs(entries: readonly Entry[], bytes: number): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > MAX_UNPACKED || (unpacked > RATIO_FROM && unpacked > bytes * MAX_RATIO)) throw refuse('unpacks');
}

/**
 * Opens a zip archive by its directory. Nothing is unpacked to a disk.
 *
 * @throws ImportError for one that is broken, encrypted, packed beyond reason, or made to harm who unpacks it
 */
export async function openArchive(file: string, bytes: number): Promise<Archive> {
  const handle = await open(file);
  let entries: Map<string, Entry>;
  try {
    const { entries: count, directory } = await findDirectory(handle, bytes);
    entries = readEntries(directory, count);
  } finally {
    await handle.close();
  }
  refuseBombs([...entries.values()], bytes);

  async function* read(name: string, onPacked?: (bytes: number) => void): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (!entry) throw refuse('broken');
    const start = await dataOf(file, name, entry);
    if (entry.packed === 0) return;
    const packed = createReadStream(file, { start, end: start + entry.packed - 1 });
    const parts = entry.method === STORED ? packed : packed.pipe(createInflateRaw());
    packed.on('error', (error) => parts.destroy(error));
    let size = 0;
    try {
      for await (const part of parts as AsyncIterable<Buffer>) {
        size += part.byteLength;
        // What the directory says is checked against the limits: an entry that unpacks to more has lied.
        if (size > entry.unpacked) throw refuse('unpacks');
        onPacked?.(packed.bytesRead);
        yield part;
      }
    } catch (error) {
      throw error instanceof ImportError ? error : refuse('broken');
    } finally {
      packed.destroy();
      parts.destroy();
    }
    if (size < entry.unpacked) throw refuse('broken');
  }

  return { has: (name) => entries.has(name), read };
}

/** Where the packed bytes of an entry begin. */
async function dataOf(file: string, name: string, { offset, packed, method }: Entry): Promise<number> {
  if (method !== STORED && method !== DEFLATED) throw refuse('broken');
  const handle = await open(file);
  try {
    const head = await readAt(handle, offset, LOCAL_LENGTH);
    if (head.readUInt32LE(0) !== LOCAL) throw refuse('broken');
    const nameLength = head.readUInt16LE(26);
    const named = await readAt(handle, offset + LOCAL_LENGTH, nameLength);
    // Programs that trust the head of an entry would read another file than those that trust the directory.
    if (named.toString('utf8') !== name) throw refuse('broken');
    const { size } = await handle.stat();
    const start = offset + LOCAL_LENGTH + nameLength + head.readUInt16LE(28);
    if (start + packed > size) throw refuse('broken');
    return start;
  } finally {
    await handle.close();
  }
}

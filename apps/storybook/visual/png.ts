/** Reads the PNG files that Chromium writes: 8 bits a channel, RGB or RGBA, not interlaced. */
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { Drawing } from './manifest.ts';

const SIGNATURE_LENGTH = 8;
/** The bytes of a chunk besides its body: length, name and checksum. */
const CHUNK_OVERHEAD = 12;

type Chunk = { name: string; body: Buffer };

/**
 * The size of a PNG and a hash of its pixels. The file itself is not hashed, because its compression depends on the processor.
 * Throws for other kinds of PNG.
 */
export function drawingOf(file: Buffer): Drawing {
  const chunks = readChunks(file);
  const header = chunks.find(({ name }) => name === 'IHDR')?.body;
  const [depth, colours, interlaced] = [header?.[8], header?.[9], header?.[12]];
  if (!header || depth !== 8 || (colours !== 2 && colours !== 6) || interlaced !== 0)
    throw new Error('A PNG of another kind than Chromium takes.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const channels = colours === 6 ? 4 : 3;
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ body }) => body));
  const lines = unfilter(inflateSync(packed), width * channels, channels);
  const hash = createHash('sha256').update(`${width} ${height} ${channels} `).update(lines).digest('hex').slice(0, 24);
  return { hash, width, height };
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

/** Reverses the line filters in place. The filter byte at the start of each line stays and becomes 0. */
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

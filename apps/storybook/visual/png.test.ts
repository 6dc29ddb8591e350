import { crc32, deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawingOf } from './png.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

function png(width: number, height: number, lines: readonly number[][], level = 0): Buffer {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]);
  const data = deflateSync(Buffer.from(lines.flat()), { level });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

// Two pixels a line, one line for each filter: none, left, up, average and Paeth.
const filtered = [
  [0, 10, 20, 30, 40, 50, 60],
  [1, 10, 20, 30, 5, 5, 5],
  [2, 1, 1, 1, 250, 250, 250],
  [3, 100, 100, 100, 0, 0, 0],
  [4, 3, 3, 3, 7, 7, 7],
];
const pixels = [
  [0, 10, 20, 30, 40, 50, 60],
  [0, 10, 20, 30, 15, 25, 35],
  [0, 11, 21, 31, 9, 19, 29],
  [0, 105, 110, 115, 57, 64, 72],
  [0, 108, 113, 118, 64, 71, 79],
];

it('gives the same hash for the same pixels, whatever the line filters and the compression', () => {
  const drawing = drawingOf(png(2, 5, filtered));
  expect(drawing).toMatchObject({ width: 2, height: 5 });
  expect(drawingOf(png(2, 5, pixels, 9))).toEqual(drawing);
});

it('gives another hash if one pixel differs slightly', () => {
  const other = pixels.map((line, y) => line.map((value, x) => (x === 6 && y === 4 ? value + 1 : value)));
  expect(drawingOf(png(2, 5, other)).hash).not.toBe(drawingOf(png(2, 5, pixels)).hash);
});

it('gives another hash if the size differs and the bytes are the same', () => {
  const empty = (width: number, height: number) =>
    drawingOf(png(width, height, Array(height).fill(Array(1 + 3 * width).fill(0)) as number[][]));
  expect(empty(1, 7).hash).not.toBe(empty(2, 4).hash);
});

it('rejects other kinds of PNG', () => {
  const grey = png(1, 1, [[0, 1, 2, 3]]);
  grey[25] = 0;
  expect(() => drawingOf(grey)).toThrow('another kind');
});

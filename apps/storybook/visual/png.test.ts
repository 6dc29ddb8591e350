import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { shrinkPng } from './png.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

function png(width: number, height: number, lines: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]);
  const data = deflateSync(lines, { level: 0 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function linesOf(file: Buffer): number[] {
  const at = file.indexOf('IDAT');
  return [...inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)))];
}

it('keeps every pixel whatever filter its line had', () => {
  // Two pixels a line: none, left, up, the mean of both, and Paeth's choice.
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
  const file = png(2, 5, Buffer.from(filtered.flat()));
  const smaller = shrinkPng(file);
  expect(smaller.length).toBeLessThan(file.length);
  expect(linesOf(smaller)).toEqual(pixels.flat());
  expect(shrinkPng(smaller)).toEqual(smaller);
});

it('leaves a file of another kind as it is', () => {
  const grey = png(1, 1, Buffer.from([0, 1, 2, 3]));
  grey[25] = 0;
  expect(shrinkPng(grey)).toBe(grey);
});

import { expect, it } from 'vitest';
import { ResponseReader } from './response-reader.ts';

const ok = { status: 200, isLast: false };
const LENGTH = 'HTTP/1.1 200 OK\r\nContent-Length: 12\r\nX-A: b\r\n\r\nhello\r\n\r\nyou';
const CHUNKS = 'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n0\r\n\r\n5\r\nhello\r\n0\r\n\r\n';
const NO_CHUNKS = 'HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
const EMPTY = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\nConnection: close\r\n\r\n';

/** The results of a reader for each piece. */
const readPieces = (pieces: string[]) => {
  const reader = new ResponseReader();
  return pieces.map((piece) => reader.read(Buffer.from(piece)));
};

it('knows when a response with Content-Length is complete', () => {
  expect(readPieces([LENGTH, LENGTH])).toEqual([ok, ok]);
});

it('knows when the last chunk arrived', () => {
  expect(readPieces([CHUNKS, NO_CHUNKS])).toEqual([
    { status: 404, isLast: false },
    { status: 404, isLast: false },
  ]);
});

it('knows that the connection closes after its response', () => {
  expect(readPieces([EMPTY])).toEqual([{ status: 200, isLast: true }]);
});

it.each([LENGTH, CHUNKS.replace('3\r\n0\r\n', '3\r\nabc')])('puts together what comes in pieces: %j', (answer) => {
  for (let at = 1; at < answer.length; at++) {
    const [first, second] = readPieces([answer.slice(0, at), answer.slice(at)]);
    expect([first, second?.status]).toEqual([null, answer === LENGTH ? 200 : 404]);
  }
  expect(readPieces([...answer]).filter(Boolean)).toHaveLength(1);
});

it('rejects a response that is longer than its Content-Length', () => {
  expect(() => readPieces([`${LENGTH}more`])).toThrow('longer');
});

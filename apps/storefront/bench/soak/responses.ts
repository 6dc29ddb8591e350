import type { Socket } from 'node:net';

/** The parts of a response's head that a load generator needs. */
export type ResponseHead = { status: number; hasRetryAfter: boolean };

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n');

/** Calls back with each complete response on a connection; bodies have a Content-Length or are chunked. */
export function readResponses(socket: Socket, onResponse: (head: ResponseHead) => void): void {
  let head: ResponseHead | null = null;
  let start: Buffer = Buffer.alloc(0);
  /** Bytes of the body still to come; null for a chunked body. */
  let missing: number | null = 0;

  const readHead = (data: Buffer): Buffer | null => {
    start = start.length === 0 ? data : Buffer.concat([start, data]);
    const end = start.indexOf(END_OF_HEAD);
    if (end < 0) return null;
    const text = start.toString('latin1', 0, end).toLowerCase();
    head = { status: Number(text.slice(9, 12)), hasRetryAfter: text.includes('\r\nretry-after:') };
    const [, length] = /\r\ncontent-length: ?(\d+)/.exec(text) ?? [];
    missing = length === undefined ? null : Number(length);
    const body = start.subarray(end + END_OF_HEAD.length);
    start = Buffer.alloc(0);
    return body;
  };

  socket.on('data', (data: Buffer) => {
    const body = head === null ? readHead(data) : data;
    if (body === null || head === null) return;
    if (missing !== null) missing -= body.length;
    const isWhole = missing === null ? body.subarray(-END_OF_CHUNKS.length).equals(END_OF_CHUNKS) : missing <= 0;
    if (!isWhole) return;
    const whole = head;
    head = null;
    onResponse(whole);
  });
}

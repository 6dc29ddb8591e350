/** The parts of a response's head that a load generator needs. `isLast`: the server closes the connection after it. */
export type ResponseHead = { status: number; isLast: boolean };

const HEAD_END = '\r\n\r\n';
/** The last chunk of a chunked body. */
const CHUNKS_END = '\r\n0\r\n\r\n';

/**
 * Reads responses from a connection without decoding their bodies: decoding costs more than the cheapest server, and would
 * limit the measurement.
 */
export class ResponseReader {
  #head: Buffer = Buffer.alloc(0);
  #response: ResponseHead | null = null;
  /** Bytes of the body still to come; null for a chunked body. */
  #left: number | null = 0;
  #tail = '';

  /** The response that these bytes complete; null while it is incomplete. */
  read(bytes: Buffer): ResponseHead | null {
    if (this.#response) return this.#readBody(bytes);
    this.#head = this.#head.byteLength > 0 ? Buffer.concat([this.#head, bytes]) : bytes;
    const end = this.#head.indexOf(HEAD_END);
    if (end === -1) return null;
    const body = this.#head.subarray(end + HEAD_END.length);
    this.#readHead(this.#head.toString('latin1', 0, end));
    this.#head = Buffer.alloc(0);
    return this.#readBody(body);
  }

  #readHead(head: string): void {
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.#response = { status: Number(head.slice(9, 12)), isLast: /\r\nconnection: *close/i.test(head) };
    this.#left = length === undefined ? null : Number(length);
    this.#tail = '\r\n';
  }

  #readBody(body: Buffer): ResponseHead | null {
    if (this.#left === null) {
      this.#tail = (this.#tail + body.toString('latin1', Math.max(0, body.byteLength - CHUNKS_END.length))).slice(
        -CHUNKS_END.length,
      );
      if (this.#tail !== CHUNKS_END) return null;
    } else {
      this.#left -= body.byteLength;
      if (this.#left > 0) return null;
      if (this.#left < 0) throw new Error('An answer is longer than it said.');
    }
    const response = this.#response;
    this.#response = null;
    return response;
  }
}

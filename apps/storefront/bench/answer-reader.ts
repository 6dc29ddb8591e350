/** An answer's head, as far as whoever asks for load needs it. */
export type Answer = { status: number; isLast: boolean };

const HEAD_END = '\r\n\r\n';
/** After the last chunk of an answer that does not tell its length. */
const CHUNKS_END = '\r\n0\r\n\r\n';

/**
 * Reads answers off a connection without looking at their bodies: what decodes them costs more than the cheapest server, and
 * would be the limit of what is measured.
 */
export class AnswerReader {
  #head: Buffer = Buffer.alloc(0);
  #answer: Answer | null = null;
  /** Bytes of the body that are still to come; null where it comes in chunks. */
  #left: number | null = 0;
  #tail = '';

  /** The answer that these bytes complete; null while some of it is to come. */
  read(bytes: Buffer): Answer | null {
    if (this.#answer) return this.#readBody(bytes);
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
    this.#answer = { status: Number(head.slice(9, 12)), isLast: /\r\nconnection: *close/i.test(head) };
    this.#left = length === undefined ? null : Number(length);
    this.#tail = '\r\n';
  }

  #readBody(body: Buffer): Answer | null {
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
    const answer = this.#answer;
    this.#answer = null;
    return answer;
  }
}

import { encodeText, MOST_BYTES } from './encode-text.ts';

/** Markup with places for texts: `pieces[0] text0 pieces[1] text1 …`, where `names` are the props that the texts are of. */
export type Woven = { pieces: readonly Uint8Array[]; size: number; names: readonly string[] };

/** Below this a loop copies faster than a call. */
const SHORT = 24;

const encoder = new TextEncoder();

/**
 * Writes a document's bytes: kept parts are copied, short texts encoded in place. Cheaper than joining a string of hundreds of
 * kilobytes and encoding it as a whole.
 */
export class Utf8Writer {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** `memory` need not be clean, and is the writer's from now on; it grows where it is too small. */
  constructor(memory: Uint8Array<ArrayBuffer>) {
    this.#bytes = memory;
  }

  bytes(part: Uint8Array): void {
    this.#reserve(part.length);
    this.#bytes.set(part, this.#length);
    this.#length += part.length;
  }

  /** Markup as it is. */
  markup(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += encoder.encodeInto(text, this.#bytes.subarray(this.#length)).written;
  }

  /** A template with the texts of one row between its pieces, escaped as React escapes them. */
  weave({ pieces, size, names }: Woven, texts: Readonly<Record<string, unknown>>): void {
    let most = size;
    for (const name of names) most += lengthOf(texts[name]) * MOST_BYTES;
    this.#reserve(most);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < pieces.length; index++) {
      if (index > 0) at = encodeText(bytes, at, String(texts[names[index - 1] as string]));
      at = copy(bytes, at, pieces[index] as Uint8Array);
    }
    this.#length = at;
  }

  /** What was written. */
  get written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** A number and the like is at most so long as text. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 32);

function copy(bytes: Uint8Array, at: number, piece: Uint8Array): number {
  if (piece.length >= SHORT) {
    bytes.set(piece, at);
    return at + piece.length;
  }
  for (let index = 0; index < piece.length; index++) bytes[at + index] = piece[index] as number;
  return at + piece.length;
}

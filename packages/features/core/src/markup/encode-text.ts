/** A UTF-16 unit takes at most three bytes, an escaped sign six. */
export const MOST_BYTES = 6;

const REPLACEMENT = 0xfffd;

/** Signs that React escapes, in text and attributes alike, by their code. */
const ESCAPES: (Uint8Array | undefined)[] = Array.from({ length: 128 }, () => undefined);
for (const [sign, entity] of ['&&amp;', '<&lt;', '>&gt;', '"&quot;', "'&#x27;"].map((pair) => [
  pair[0],
  pair.slice(1),
])) {
  ESCAPES[sign?.charCodeAt(0) ?? 0] = new TextEncoder().encode(entity);
}

/** Writes a text as UTF-8, escaped as React escapes it, and gives the place after it. A lone surrogate becomes U+FFFD. */
export function encodeText(bytes: Uint8Array, start: number, text: string): number {
  let at = start;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) {
      const entity = ESCAPES[code];
      if (entity === undefined) bytes[at++] = code;
      else for (const byte of entity) bytes[at++] = byte;
    } else if (code < 0x8_00) {
      bytes[at++] = 0xc0 | (code >> 6);
      bytes[at++] = 0x80 | (code & 0x3f);
    } else if (code < 0xd8_00 || code > 0xdf_ff) at = encodeThree(bytes, at, code);
    else {
      const point = text.codePointAt(index) ?? REPLACEMENT;
      at = point > 0xff_ff ? encodeFour(bytes, at, point) : encodeThree(bytes, at, REPLACEMENT);
      if (point > 0xff_ff) index++;
    }
  }
  return at;
}

function encodeThree(bytes: Uint8Array, at: number, code: number): number {
  bytes[at] = 0xe0 | (code >> 12);
  bytes[at + 1] = 0x80 | ((code >> 6) & 0x3f);
  bytes[at + 2] = 0x80 | (code & 0x3f);
  return at + 3;
}

function encodeFour(bytes: Uint8Array, at: number, point: number): number {
  bytes[at] = 0xf0 | (point >> 18);
  bytes[at + 1] = 0x80 | ((point >> 12) & 0x3f);
  bytes[at + 2] = 0x80 | ((point >> 6) & 0x3f);
  bytes[at + 3] = 0x80 | (point & 0x3f);
  return at + 4;
}

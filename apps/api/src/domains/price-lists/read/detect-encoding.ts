import { analyse } from 'chardet';

export const ENCODINGS = ['utf-8', 'utf-16le', 'windows-1251', 'koi8-r'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The multi-byte UTF-8 sequences of a file, and the bytes that belong to none. */
export type Utf8Census = { sequences: number; faults: number };

/**
 * Counts the multi-byte UTF-8 sequences of a byte stream and the bytes that belong to none, across chunk borders. Accepts
 * overlong forms and surrogates: the counts only need to distinguish UTF-8 from a one-byte encoding.
 */
export function createUtf8Counter(): { add(chunk: Uint8Array): void; census(): Utf8Census } {
  let sequences = 0;
  let faults = 0;
  let awaited = 0;
  return {
    add(chunk) {
      for (const byte of chunk) {
        if (awaited > 0 && (byte & 0xc0) === 0x80) {
          awaited -= 1;
          if (awaited === 0) sequences += 1;
          continue;
        }
        if (awaited > 0) faults += 1;
        awaited = 0;
        if (byte < 0x80) continue;
        if (byte >= 0xc2 && byte < 0xe0) awaited = 1;
        else if (byte >= 0xe0 && byte < 0xf0) awaited = 2;
        else if (byte >= 0xf0 && byte < 0xf5) awaited = 3;
        else faults += 1;
      }
    },
    census: () => ({ sequences, faults: faults + (awaited > 0 ? 1 : 0) }),
  };
}

const BYTE_ORDER_MARKS: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
];

export function encodingOfMark(head: Uint8Array): Encoding | undefined {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => head[index] === byte))?.[0];
}

/**
 * A byte order mark decides; then UTF-8 when more of the file is valid than not (a damaged byte costs its row, not the
 * file); else windows-1251, unless the letter frequencies of `sample` suggest KOI8-R.
 */
export function detectEncoding(head: Uint8Array, census: Utf8Census, sample: Uint8Array): Encoding {
  const marked = encodingOfMark(head);
  if (marked) return marked;
  if (census.faults <= census.sequences) return 'utf-8';
  const cyrillic = analyse(sample).find(({ name }) => name === 'windows-1251' || name === 'KOI8-R');
  return cyrillic?.name === 'KOI8-R' ? 'koi8-r' : 'windows-1251';
}

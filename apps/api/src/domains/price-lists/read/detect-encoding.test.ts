import fc from 'fast-check';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { createUtf8Counter, detectEncoding } from './detect-encoding.ts';

function detect(bytes: Uint8Array, chunk = bytes.length): string {
  const counter = createUtf8Counter();
  for (let start = 0; start < bytes.length; start += chunk) counter.add(bytes.subarray(start, start + chunk));
  return detectEncoding(bytes, counter.census(), bytes);
}

const RUSSIAN = 'Производитель;Артикул;Наименование\nMANN;W 712/75;Фильтр масляный\n';

test.each(['utf-8', 'windows-1251', 'koi8-r'])('Russian text in %s is recognised', (encoding) => {
  expect(detect(iconv.encode(RUSSIAN, encoding))).toBe(encoding);
  expect(detect(iconv.encode(RUSSIAN.toUpperCase(), encoding))).toBe(encoding);
});

test('one Russian word is enough to detect cp1251', () => {
  expect(detect(iconv.encode('maker;number;name\nMANN;W712;Фильтр', 'win1251'))).toBe('windows-1251');
});

test('Latin text alone is UTF-8', () => {
  expect(detect(Buffer.from('maker;number;price'))).toBe('utf-8');
});

test('a byte order mark decides', () => {
  expect(detect(iconv.encode(RUSSIAN, 'utf16le', { addBOM: true }))).toBe('utf-16le');
  expect(detect(iconv.encode('a', 'utf8', { addBOM: true }))).toBe('utf-8');
});

test('a damaged byte does not change the detection of UTF-8', () => {
  expect(detect(Buffer.concat([Buffer.from(RUSSIAN), Buffer.from([0xff, 0xd0]), Buffer.from(RUSSIAN)]))).toBe('utf-8');
});

test('well-formed UTF-8 has no faults, wherever its bytes are split', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 5 }), (text, chunk) => {
      const bytes = Buffer.from(text.toWellFormed());
      const counter = createUtf8Counter();
      for (let start = 0; start < bytes.length; start += chunk) counter.add(bytes.subarray(start, start + chunk));
      const multiByte = [...text.toWellFormed()].filter((letter) => (letter.codePointAt(0) ?? 0) > 0x7f);
      expect(counter.census()).toEqual({ sequences: multiByte.length, faults: 0 });
    }),
  );
});

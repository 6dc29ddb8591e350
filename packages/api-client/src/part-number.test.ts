import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldPartNumber, isSpeltInCyrillic, looksLikePartNumber, spellingsOfNumber } from './part-number.ts';

describe('the key of a part number (F1)', () => {
  it.each([
    ['W 712/75', 'W71275'],
    ['w712.75', 'W71275'],
    ['0 986-494_019', '0986494019'],
    ['ОС 90', 'OC90'],
    ['ос90', 'OC90'],
    ['А 271 180 00 09', 'A2711800009'],
    ['21083-1012005-82', '21083101200582'],
    ['ＯＣ　９０', 'OC90'],
    ['Βκr6Ε-11', 'BKR6E11'],
    ['W ٧١٢/٧٥', 'W71275'],
    ['۰۹۸۶४९', '098649'],
    ['ЅР1401', 'SP1401'],
    ['фильтр', 'ФИЛЬTP'],
    ['—', ''],
  ])('of "%s" is %s', (text, key) => {
    expect(foldPartNumber(text)).toBe(key);
  });

  it('of a key is the key itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => foldPartNumber(foldPartNumber(text)) === foldPartNumber(text),
      ),
      { numRuns: 2000 },
    );
  });

  it('contains only capitals and digits', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[A-Z0-9А-Я]*$/.test(foldPartNumber(text))));
  });

  it('ignores separators', () => {
    const separator = fc.constantFrom(' ', '-', '.', '/', '\\', '_', ',', '\u00a0', '’', '(');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...'ABC0129'), separator)), (parts) => {
        const plain = parts.map(([letter]) => letter).join('');
        return foldPartNumber(parts.flat().join('')) === plain;
      }),
    );
  });
});

it.each([
  ['W 712/75', true],
  ['ОС 90', true],
  ['0986494019', true],
  ['Castrol', false],
  ['фильтр 10', false],
  ['5', false],
  ['1'.repeat(41), false],
])('tells a number from a text: "%s" is a number: %s', (text, isNumber) => {
  expect(looksLikePartNumber(text)).toBe(isNumber);
});

it.each([
  ['ВКР6Е-11', 'BKR6E11'],
  ['ГДБ1550', 'GDB1550'],
  ['ОС 90', 'OC90'],
  ['W 712/75', 'W71275'],
])('%s may mean %s', (text, numberKey) => {
  expect(spellingsOfNumber(text)).toContain(numberKey);
});

it('a number has a bounded number of spellings', () => {
  expect(spellingsOfNumber('ВРСНУХ1')).toHaveLength(64);
  expect(spellingsOfNumber('ВРСНУХВ1')).toEqual(['BPCHYXB1']);
});

it.each([
  ['ВКР6Е-11', 'BKR6E11', true],
  ['свеча вкр6е11', 'BKR6E11', true],
  ['BKR6E-11', 'BKR6E11', false],
  ['бош BKR6E-11', 'BKR6E11', false],
  ['позвоните 123', 'BKR6E11', false],
  ['', '', false],
])('“%s” spells %s in Cyrillic: %s', (text, numberKey, answer) => {
  expect(isSpeltInCyrillic(text, numberKey)).toBe(answer);
});

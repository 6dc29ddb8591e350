import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectDecimalSign, parseDecimal, type Decimal } from './parse-decimal.ts';

const SIGNS = { comma: ',', point: '.' } as const;
const sign = fc.constantFrom('comma', 'point');
const money = fc.record({ whole: fc.integer({ min: 0, max: 20_000_000 }), cents: fc.integer({ min: 0, max: 99 }) });
const grouped = (whole: number, separator: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, separator);
const digits = (cents: number) => String(cents).padStart(2, '0');

test('a number with either decimal sign and any thousands separator is read back', () => {
  const thousands = fc.constantFrom('', ' ', '\u00A0', '\u202F', '\u2009', "'", 'other');
  fc.assert(
    fc.property(money, sign, sign, thousands, ({ whole, cents }, written, ofFile, separator) => {
      const between = separator === 'other' ? SIGNS[written === 'comma' ? 'point' : 'comma'] : separator;
      const text = `${grouped(whole, between)}${SIGNS[written]}${digits(cents)}`;
      expect(parseDecimal(text, ofFile)).toEqual({ whole: String(whole), fraction: digits(cents) });
    }),
  );
});

test('three digits after the only sign are read by the decimal sign of the file', () => {
  const thousand: Decimal = { whole: '1234', fraction: '0' };
  expect(parseDecimal('1,234', 'point')).toEqual(thousand);
  expect(parseDecimal('1.234', 'comma')).toEqual(thousand);
  expect(parseDecimal('1,234', 'comma')).toEqual({ whole: '1', fraction: '234' });
  expect(parseDecimal('1,234', 'unknown')).toBe('thousands-or-fraction');
  expect(parseDecimal('0,234', 'unknown')).toEqual({ whole: '0', fraction: '234' });
  expect(parseDecimal('1234,500', 'unknown')).toEqual({ whole: '1234', fraction: '500' });
});

test.each([
  '',
  'abc',
  '1 2345',
  '12 34',
  '1,2,3',
  '1.5,25',
  '1,23.4',
  '12.',
  ',5',
  '1e12',
  '0x10',
  '٣',
  '1 000 00',
  'NaN',
])('%j is not a number', (text) => expect(parseDecimal(text, 'comma')).toBe('not-a-number'));

test.each(['-1', '- 5', '−3,50', '–2'])('%s is negative', (text) => {
  expect(parseDecimal(text, 'comma')).toBe('negative');
});

test('the decimal sign of a file is that of most unambiguous numbers', () => {
  expect(detectDecimalSign(['100', '1 234,50', '12,5', '1,234.00'])).toBe('comma');
  expect(detectDecimalSign(['1,234.50', '99.9', '7'])).toBe('point');
  expect(detectDecimalSign(['1.234,50'])).toBe('comma');
  expect(detectDecimalSign(['0.125'])).toBe('point');
  expect(detectDecimalSign(['1,234', '980', '12.345'])).toBe('unknown');
  expect(detectDecimalSign([])).toBe('unknown');
});

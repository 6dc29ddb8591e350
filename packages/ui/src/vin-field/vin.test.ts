import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviseOnVin, checkDigit, correctVin } from './vin.ts';

const ALPHABET = [...'0123456789ABCDEFGHJKLMNPRSTUVWXYZ'];
const vinOf = (length: number) =>
  fc.array(fc.constantFrom(...ALPHABET), { minLength: length, maxLength: length }).map((letters) => letters.join(''));

describe('correctVin', () => {
  it.each([
    { typed: 'xta210930y2696785', vin: 'XTA210930Y2696785', why: 'writes capitals' },
    { typed: ' XTA 210930-Y2696785 ', vin: 'XTA210930Y2696785', why: 'drops spaces and dashes' },
    { typed: 'WBAIOQ', vin: 'WBA100', why: 'reads I, O and Q as the digits they look like' },
    { typed: 'ХТА210930У2696785', vin: 'XTA210930Y2696785', why: 'reads Cyrillic as Latin' },
    { typed: 'хтк', vin: 'XTK', why: 'reads small Cyrillic too' },
    { typed: 'оОзІ', vin: '0031', why: 'reads Cyrillic look-alikes of digits' },
    { typed: 'ФЖ7', vin: 'ФЖ7', why: 'leaves alone what it cannot know' },
  ])('$why: $typed', ({ typed, vin }) => {
    expect(correctVin(typed).vin).toBe(vin);
  });

  it('reports each change once', () => {
    expect(correctVin('OOХO').changes).toEqual([
      { from: 'O', to: '0', kind: 'forbidden' },
      { from: 'Х', to: 'X', kind: 'lookAlike' },
    ]);
  });

  it('does not report case, spaces and dashes', () => {
    expect(correctVin('wvw-zzz 1k').changes).toEqual([]);
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { vin } = correctVin(text);
        expect(correctVin(vin)).toEqual({ vin, changes: [] });
      }),
    );
  });

  it('returns no I, O, Q, spaces or small letters', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(correctVin(text).vin).not.toMatch(/[IOQa-z\s]/);
      }),
    );
  });

  it('keeps a correct number, whatever its case', () => {
    fc.assert(
      fc.property(vinOf(17), (vin) => {
        expect(correctVin(vin.toLowerCase())).toEqual({ vin, changes: [] });
      }),
    );
  });

  it('corrects a prefix like the whole number, so that the caret keeps its position', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (head, tail) => {
        expect(correctVin(head + tail).vin.startsWith(correctVin(head).vin)).toBe(true);
      }),
    );
  });
});

describe('adviseOnVin', () => {
  it.each([
    { vin: '', advice: undefined, why: 'nothing about nothing' },
    { vin: 'XTA210930Y2696785', advice: undefined, why: 'nothing about a Russian number without a check digit' },
    { vin: '1M8GDM9AXKP042788', advice: undefined, why: 'nothing about an American number that adds up' },
    { vin: '1M8GDM9A1KP042788', advice: 'checkDigit', why: 'a slip in an American number' },
    { vin: 'WVWZZZ1KZAW12345', advice: 'length', why: 'one too few' },
    { vin: 'WVWZZZ1KZAW1234567', advice: 'length', why: 'one too many' },
    { vin: 'WVWZZZ1KZAФ12345', advice: 'letters', why: 'a letter that no number has' },
  ])('gives the advice $advice: $why', ({ vin, advice }) => {
    expect(adviseOnVin(vin)).toBe(advice);
  });

  it('accepts an American number with a correct check digit', () => {
    fc.assert(
      fc.property(vinOf(16), fc.constantFrom(...'12345'), (rest, country) => {
        const vin = `${country}${rest}`;
        expect(adviseOnVin(vin.slice(0, 8) + checkDigit(vin) + vin.slice(9))).toBeUndefined();
      }),
    );
  });

  it('detects any single wrong digit in an American number', () => {
    fc.assert(
      fc.property(vinOf(16), fc.integer({ min: 9, max: 16 }), fc.integer({ min: 1, max: 9 }), (rest, place, by) => {
        const vin = `1${rest}`;
        const right = vin.slice(0, 8) + checkDigit(vin) + vin.slice(9);
        const digit = Number(right[place]);
        fc.pre(!Number.isNaN(digit));
        const wrong = right.slice(0, place) + String((digit + by) % 10) + right.slice(place + 1);
        expect(adviseOnVin(wrong)).toBe('checkDigit');
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeParts,
  dateLayout,
  isFull,
  NO_PARTS,
  pastedParts,
  stepPart,
  toDay,
  toParts,
  typedDigits,
} from './date-parts.ts';

const TODAY = '2026-06-15';
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const written = (locale: string) =>
  dateLayout(locale)
    .pieces.map((piece) => (piece.part === undefined ? piece.text : piece.placeholder))
    .join('');

describe('dateLayout', () => {
  it.each([
    ['ru', 'дд.мм.гггг'],
    ['en-US', 'mm/dd/yyyy'],
    ['en-GB', 'dd/mm/yyyy'],
    ['de', 'tt.mm.jjjj'],
    ['lt', 'mmmm-mm-dd'],
    ['ja', '年/月/日'],
  ])('follows the language of the page: %s', (locale, text) => {
    expect(written(locale)).toBe(text);
  });

  it('writes Arabic dates from the right and Hebrew ones from the left', () => {
    expect(dateLayout('ar-u-nu-latn').direction).toBe('rtl');
    expect(dateLayout('he').direction).toBe('ltr');
  });
});

describe('toDay', () => {
  it('undoes toParts', () => {
    fc.assert(fc.property(day, (any) => toDay(toParts(any)) === any));
  });

  it.each([
    [{ day: '31', month: '02', year: '2026' }],
    [{ day: '1', month: '', year: '2026' }],
    [{ day: '1', month: '6', year: '26' }],
    [NO_PARTS],
  ])('is undefined for %j', (parts) => {
    expect(toDay(parts)).toBeUndefined();
  });
});

describe('completeParts', () => {
  it.each([
    [{ day: '7', month: '', year: '' }, '2026-06-07'],
    [{ day: '7', month: '3', year: '27' }, '2027-03-07'],
    [{ day: '31', month: '2', year: '2028' }, '2028-02-29'],
    [{ day: '', month: '2', year: '2028' }, undefined],
  ])('makes %j to %s', (parts, result) => {
    expect(toDay(completeParts(parts, TODAY))).toBe(result);
  });
});

describe('stepPart', () => {
  it('begins with today, and goes around at the end of the month', () => {
    expect(stepPart(NO_PARTS, 'month', 1, TODAY).month).toBe('06');
    expect(stepPart(toParts('2026-02-28'), 'day', 1, TODAY).day).toBe('01');
    expect(stepPart(toParts('2026-02-01'), 'day', -1, TODAY).day).toBe('28');
    expect(stepPart(toParts('2026-12-01'), 'month', 1, TODAY).month).toBe('01');
    expect(stepPart(toParts('2026-12-01'), 'year', -1, TODAY).year).toBe('2025');
  });
});

describe('typing', () => {
  it.each([
    ['day', '4', true],
    ['day', '3', false],
    ['month', '2', true],
    ['month', '1', false],
    ['year', '202', false],
    ['year', '2026', true],
  ] as const)('of a %s is complete after %s: %s', (part, digits, expected) => {
    expect(isFull(part, digits)).toBe(expected);
  });

  it('reads digits of other scripts and keeps the last ones', () => {
    expect(typedDigits('day', '١٥')).toBe('15');
    expect(typedDigits('day', '156')).toBe('56');
    expect(typedDigits('month', 'июнь')).toBe('');
  });
});

describe('pastedParts', () => {
  it.each([
    ['ru', '15.06.2026', '2026-06-15'],
    ['ru', '2026-06-15', '2026-06-15'],
    ['en-US', '6/15/2026', '2026-06-15'],
    ['de', '15.6.26', '2026-06-15'],
    ['ru', 'завтра', undefined],
    ['ru', '31.02.2026', undefined],
  ])('in %s reads %s as %s', (locale, text, result) => {
    const parts = pastedParts(text, dateLayout(locale));
    expect(parts && toDay(parts)).toBe(result);
  });
});

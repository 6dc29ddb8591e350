import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, clampDay, dayByKey, isChoosable, isDay, monthName, weekdays, weeksOfMonth } from './month.ts';

/** The 34 languages of the shop. */
const LOCALES =
  'ru en lv lt et fi de es it fr pl ar-u-nu-latn bg cs da el he hr hu is ja ko ms nl nb pt-PT ro sk sl sr-Cyrl sv th-u-ca-gregory-nu-latn tr zh-Hans'.split(
    ' ',
  );

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2049-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('weeksOfMonth', () => {
  it('starts the week on the day that the locale starts it', () => {
    expect(weeksOfMonth('2026-06-15', 'ru')[0]?.[0]).toBe('2026-06-01');
    expect(weeksOfMonth('2026-06-15', 'en-US')[0]).toEqual([undefined, ...'123456'].map((n) => n && `2026-06-0${n}`));
  });

  it.each(LOCALES)('contains each day of a month once, in seven columns (%s)', (locale) => {
    fc.assert(
      fc.property(day, (any) => {
        const weeks = weeksOfMonth(any, locale);
        expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
        const days = weeks.flat().filter((date) => date !== undefined);
        expect(days).toEqual(days.toSorted());
        expect(days[0]).toBe(`${any.slice(0, 8)}01`);
        expect(days.length).toBe(new Date(Date.UTC(Number(any.slice(0, 4)), Number(any.slice(5, 7)), 0)).getUTCDate());
      }),
      { numRuns: 20 },
    );
  });
});

describe('names', () => {
  it.each(LOCALES)('has seven different weekdays and a Gregorian year in Latin digits (%s)', (locale) => {
    expect(new Set(weekdays(locale).map(({ long }) => long)).size).toBe(7);
    expect(weekdays(locale).every(({ short }) => short.length <= 4)).toBe(true);
    expect(monthName('2026-06-15', locale)).toContain('2026');
  });

  it('formats a month as a heading', () => {
    expect(monthName('2026-06-15', 'ru')).toBe('июнь 2026 г.');
  });
});

describe('dayByKey', () => {
  const from = (key: string, { shiftKey = false, isRightToLeft = false } = {}) =>
    dayByKey('2026-06-17', { key, shiftKey }, { locale: 'ru', isRightToLeft });

  it.each([
    ['ArrowRight', '2026-06-18'],
    ['ArrowLeft', '2026-06-16'],
    ['ArrowDown', '2026-06-24'],
    ['ArrowUp', '2026-06-10'],
    ['Home', '2026-06-15'],
    ['End', '2026-06-21'],
    ['PageDown', '2026-07-17'],
    ['PageUp', '2026-05-17'],
    ['a', undefined],
  ])('%s moves to %s', (key, to) => {
    expect(from(key)).toBe(to);
  });

  it('moves by years with Shift', () => {
    expect(from('PageDown', { shiftKey: true })).toBe('2027-06-17');
  });

  it('follows the reading direction from right to left', () => {
    expect(from('ArrowRight', { isRightToLeft: true })).toBe('2026-06-16');
  });
});

describe('limits', () => {
  it('moves to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  });

  it('clamps a day to the limits', () => {
    fc.assert(
      fc.property(day, day, day, (any, one, other) => {
        const limits = one < other ? { min: one, max: other } : { min: other, max: one };
        expect(isChoosable(clampDay(any, limits), limits)).toBe(true);
      }),
    );
  });

  it('excludes unavailable days', () => {
    expect(isChoosable('2026-06-15', { isUnavailable: (date) => date === '2026-06-15' })).toBe(false);
  });

  it.each([
    ['2026-06-15', true],
    ['2026-6-15', false],
    ['2026-13-15', false],
    ['', false],
    [undefined, false],
  ])('recognises a valid day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});

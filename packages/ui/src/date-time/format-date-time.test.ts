import { describe, expect, it } from 'vitest';
import { formatDateTime, machineDateTime } from './format-date-time.ts';
import { relativeTime } from './relative-time.ts';

const moment = '2026-06-15T21:30:00Z';
const zone = { timeZone: 'Europe/Moscow' };

/** Releases of the locale data use different kinds of space. */
const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('formatDateTime', () => {
  it('formats an instant in the given time zone', () => {
    expect(plain(formatDateTime({ value: moment, locale: 'ru', ...zone }))).toBe('16 июня 2026 г.');
    expect(formatDateTime({ value: moment, locale: 'ru', ...zone, format: 'time' })).toBe('00:30');
  });

  it('keeps a calendar day in every time zone', () => {
    const day = { value: '2026-06-15', locale: 'ru', format: 'day' } as const;
    expect(formatDateTime({ ...day, timeZone: 'America/Los_Angeles' })).toBe('15 июня');
    expect(formatDateTime({ ...day, timeZone: 'Pacific/Auckland' })).toBe('15 июня');
  });

  it.each(['fa', 'ar-SA', 'th', 'my', 'bn'])('has Gregorian years in Latin digits in %s', (locale) => {
    expect(formatDateTime({ value: moment, locale, ...zone })).toMatch(/2026/);
  });

  it('returns undefined if the value is not a date', () => {
    expect(formatDateTime({ value: 'soon', locale: 'ru', ...zone })).toBeUndefined();
  });
});

describe('machineDateTime', () => {
  it('is the calendar day, or the instant in UTC', () => {
    expect(machineDateTime('2026-06-15')).toBe('2026-06-15');
    expect(machineDateTime('2026-06-15T10:00:00+03:00')).toBe('2026-06-15T07:00:00.000Z');
    expect(machineDateTime(0)).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('relativeTime', () => {
  const now = '2026-06-15T09:00:00Z';
  it.each([
    { value: '2026-06-15', text: 'сегодня' },
    { value: '2026-06-16', text: 'завтра' },
    { value: '2026-06-20', text: 'через 5 дней' },
    { value: '2026-06-15T07:30:00Z', text: '1 час назад' },
    { value: '2026-06-15T08:45:00Z', text: '15 минут назад' },
    { value: '2026-06-15T08:59:40Z', text: 'в эту минуту' },
    { value: '2026-06-14T18:00:00Z', text: 'вчера' },
    { value: '2026-04-01', text: '2 месяца назад' },
    { value: '2024-01-01', text: '2 года назад' },
  ])('formats $value as $text', ({ value, text }) => {
    expect(plain(relativeTime({ value, now, locale: 'ru', ...zone }))).toBe(text);
  });
});

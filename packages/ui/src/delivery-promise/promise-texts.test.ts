import { describe, expect, it } from 'vitest';
import { rateTone, termText } from './promise-texts.ts';

describe('termText', () => {
  it.each([
    ['a range of one month', { from: '2026-06-19', to: '2026-06-22' }, 'ru', '19–22 июня'],
    ['a single day with its weekday', { from: '2026-06-19' }, 'ru', 'пт, 19 июня'],
    ['equal ends as one day', { from: '2026-06-19', to: '2026-06-19' }, 'en', 'Fri, June 19'],
    ['days', { minDays: 3, maxDays: 5 }, 'ru', '3–5 дней'],
    ['one day', { minDays: 1 }, 'ru', '1 день'],
    ['equal days as one number', { minDays: 2, maxDays: 2 }, 'en', '2 days'],
  ] as const)('formats %s', (_, term, locale, text) => {
    expect(termText(term, locale).replaceAll('\u2009', ' ').replaceAll('\u00A0', ' ')).toBe(text);
  });

  it('shows both years of a range over New Year', () => {
    expect(termText({ from: '2026-12-30', to: '2027-01-04' }, 'ru')).toMatch(/2026.*2027/);
  });
});

describe('rateTone', () => {
  it.each([
    [1, 'positive'],
    [0.9, 'positive'],
    [0.89, 'attention'],
    [0.75, 'attention'],
    [0.5, 'critical'],
  ] as const)('%f is %s', (share, tone) => {
    expect(rateTone(share)).toBe(tone);
  });
});

import { describe, expect, it } from 'vitest';
import { formatNumber, unitOf } from './format-quantity.ts';

const pieces = { one: 'штука', few: 'штуки', many: 'штук', other: 'штуки' };

describe('unitOf', () => {
  it.each([
    { value: 1, text: 'штука' },
    { value: 3, text: 'штуки' },
    { value: 11, text: 'штук' },
    { value: 21, text: 'штука' },
    { value: 1.5, text: 'штуки' },
  ])('counts $value $text in Russian', ({ value, text }) => {
    expect(unitOf({ value, unit: pieces, locale: 'ru' })).toBe(text);
  });

  it('falls back to `other`, the form that every language has', () => {
    expect(unitOf({ value: 2, unit: { other: 'قطعة' }, locale: 'ar' })).toBe('قطعة');
  });

  it('keeps a unit with a single form', () => {
    expect(unitOf({ value: 5, unit: 'л', locale: 'ru' })).toBe('л');
    expect(unitOf({ value: 5, locale: 'ru' })).toBeUndefined();
  });
});

describe('formatNumber', () => {
  it('writes Latin digits even if the locale has its own', () => {
    expect(formatNumber({ value: 1250, locale: 'ar-EG' })).toBe('1,250');
  });

  it('rounds to the given number of digits', () => {
    expect(formatNumber({ value: 4.456, locale: 'ru', maximumFractionDigits: 1 })).toBe('4,5');
  });
});

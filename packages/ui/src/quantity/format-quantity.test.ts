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

  it('falls back to the form that every language has', () => {
    expect(unitOf({ value: 2, unit: { other: 'قطعة' }, locale: 'ar' })).toBe('قطعة');
  });

  it('keeps a unit that has one form', () => {
    expect(unitOf({ value: 5, unit: 'л', locale: 'ru' })).toBe('л');
    expect(unitOf({ value: 5, locale: 'ru' })).toBeUndefined();
  });
});

describe('formatNumber', () => {
  it('writes Latin digits where the country has its own', () => {
    expect(formatNumber({ value: 1250, locale: 'ar-EG' })).toBe('1,250');
  });

  it('rounds to the digits asked for', () => {
    expect(formatNumber({ value: 4.456, locale: 'ru', maximumFractionDigits: 1 })).toBe('4,5');
  });
});

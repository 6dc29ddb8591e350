import { describe, expect, it } from 'vitest';
import { columnFraction, formatMoney, moneyToDecimal } from './format-money.ts';

/** Releases of the locale data differ in spaces and direction marks, not in digits, signs and their order. */
const plain = (text: string): string => text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/\s/g, ' ');

/** The 34 languages of the shop. */
const SHOP_LOCALES =
  'ru en lv lt et fi de es it fr pl ar-u-nu-latn bg cs da el he hr hu is ja ko ms nl nb pt-PT ro sk sl sr-Cyrl sv th-u-ca-gregory-nu-latn tr zh-Hans'.split(
    ' ',
  );

describe('formatMoney', () => {
  it.each([
    { locale: 'ru', currency: 'RUB', amount: 123_450, text: '1 234,50 ₽' },
    { locale: 'ru', currency: 'RUB', amount: 123_400, text: '1 234 ₽' },
    { locale: 'en', currency: 'EUR', amount: 99, text: '€0.99' },
    { locale: 'en', currency: 'JPY', amount: 1500, text: '¥1,500' },
    { locale: 'ar', currency: 'RUB', amount: 123_450, text: '1,234.50 ₽' },
  ])('writes $amount $currency in $locale as $text', ({ text, ...money }) => {
    expect(plain(formatMoney(money))).toBe(text);
  });

  it.each(SHOP_LOCALES)('never breaks an amount at the end of a line (%s)', (locale) => {
    expect(formatMoney({ locale, currency: 'RUB', amount: 123_456_789 })).not.toMatch(/[ \u2009\u200b]/);
  });

  it('writes Latin digits even if the locale has its own', () => {
    expect(formatMoney({ locale: 'ar-EG', currency: 'RUB', amount: 123_450 })).toContain('1,234.50');
  });

  it('keeps the minor unit in columns to compare', () => {
    expect(plain(formatMoney({ locale: 'ru', currency: 'RUB', amount: 123_400, fraction: 'always' }))).toBe(
      '1 234,00 ₽',
    );
  });
});

describe('columnFraction', () => {
  it.each([
    { amounts: [60_100, 54_634], currency: 'RUB', fraction: 'always' },
    { amounts: [60_100, 54_600], currency: 'RUB', fraction: 'auto' },
    { amounts: [601, 546], currency: 'JPY', fraction: 'auto' },
    { amounts: [], currency: 'RUB', fraction: 'auto' },
  ])('is $fraction for $amounts $currency', ({ amounts, currency, fraction }) => {
    expect(columnFraction(amounts, { currency, locale: 'ru' })).toBe(fraction);
  });
});

describe('moneyToDecimal', () => {
  it.each([
    { currency: 'RUB', amount: 123_450, text: '1234.50' },
    { currency: 'RUB', amount: 7, text: '0.07' },
    { currency: 'JPY', amount: 1500, text: '1500' },
  ])('is $text for $amount minor units of $currency', ({ text, ...money }) => {
    expect(moneyToDecimal({ ...money, locale: 'ru' })).toBe(text);
  });
});

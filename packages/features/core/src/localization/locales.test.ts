import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@partshop/api-client/contract';
import { LOCALES, localizePath, splitLocale } from './locales.ts';

describe('the locale table', () => {
  it('holds exactly the 34 languages of the specification, in its order', () => {
    expect(LOCALES.map(({ code }) => code)).toEqual(LANGUAGE_CODES);
  });

  it('writes only Arabic and Hebrew from right to left', () => {
    expect(LOCALES.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar', 'he']);
  });

  it('gives tags that Intl knows', () => {
    for (const { tag, format } of LOCALES) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(new Intl.NumberFormat(format).format(1234)).toMatch(/[0-9]/);
    }
  });
});

describe('the language of an address', () => {
  it.each([
    ['/', 'ru', '', '/'],
    ['/basket', 'ru', '', '/basket'],
    ['/en', 'en', '/en', '/'],
    ['/en/', 'en', '/en', '/'],
    ['/ru/basket', 'ru', '/ru', '/basket'],
    ['/ar/price/mann-filter/W71275', 'ar', '/ar', '/price/mann-filter/W71275'],
    ['/english/basket', 'ru', '', '/english/basket'],
    ['/EN/basket', 'ru', '', '/EN/basket'],
    ['/xx/basket', 'ru', '', '/xx/basket'],
    ['//en/basket', 'ru', '', '/en/basket'],
    ['/en//basket', 'en', '/en', '/basket'],
    ['/en?page=2', 'en', '/en', '/?page=2'],
  ])('of %s is %s', (pathname, code, basename, path) => {
    const split = splitLocale(pathname);
    expect([split.locale.code, split.basename, split.path]).toEqual([code, basename, path]);
  });

  it('becomes a prefix, except for the default', () => {
    expect(localizePath('/basket', 'en')).toBe('/en/basket');
    expect(localizePath('/', 'en')).toBe('/en');
    expect(localizePath('/basket', 'ru')).toBe('/basket');
  });

  it('is read back from every path that was written with it', () => {
    for (const { code } of LOCALES) {
      const split = splitLocale(localizePath('/price/a/B1', code));
      expect([split.locale.code, split.path]).toEqual([code, '/price/a/B1']);
    }
  });
});

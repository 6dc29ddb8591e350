import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '@partshop/api-client/contract';
import { LOCALES, localeOf, localizePath, splitLocale, TRANSLATED_LANGUAGES } from './locales.ts';

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

describe('the locale of a page', () => {
  it.each(TRANSLATED_LANGUAGES)('is that of the language where it has texts: %s', (code) => {
    expect(localeOf(code)).toEqual(LOCALES.find((locale) => locale.code === code));
    // Reports of errors send the document's `lang` as the language of the call.
    expect(localeOf(code)).toMatchObject({ textLang: code, tag: code });
  });

  it.each(['de', 'he', 'no', 'th'] as const)('is English at addresses of its own where it has none: %s', (code) => {
    const { name } = LOCALES.find((locale) => locale.code === code) ?? {};
    expect(localeOf(code)).toEqual({ ...localeOf('en'), code, name });
    expect(splitLocale(`/${code}/basket`)).toMatchObject({ locale: { code, tag: 'en', direction: 'ltr' } });
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

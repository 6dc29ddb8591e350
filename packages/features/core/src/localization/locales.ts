import type { LanguageCode } from '@partshop/api-client';
import { rootedPath } from '../routing/own-path.ts';

export type Direction = 'ltr' | 'rtl';

export type Locale = {
  /** The segment of addresses (§2). */
  code: LanguageCode;
  /** For `lang`, `hreflang` and `Intl` (D39). */
  tag: string;
  /** For `Intl` where digits and calendar must be the ones people here expect in prices and dates. */
  format: string;
  direction: Direction;
  /** The language's own name. */
  name: string;
};

const locale = (code: LanguageCode, name: string, tag: string = code, format: string = tag): Locale => ({
  code,
  tag,
  format,
  direction: code === 'ar' || code === 'he' ? 'rtl' : 'ltr',
  name,
});

/** The 34 languages in the order of the specification (§2). */
export const LOCALES: readonly Locale[] = [
  locale('ru', 'Русский'),
  locale('en', 'English'),
  locale('lv', 'Latviešu'),
  locale('lt', 'Lietuvių'),
  locale('et', 'Eesti'),
  locale('fi', 'Suomi'),
  locale('de', 'Deutsch'),
  locale('es', 'Español'),
  locale('it', 'Italiano'),
  locale('fr', 'Français'),
  locale('pl', 'Polski'),
  locale('ar', 'العربية', 'ar', 'ar-u-nu-latn'),
  locale('bg', 'Български'),
  locale('cs', 'Čeština'),
  locale('da', 'Dansk'),
  locale('el', 'Ελληνικά'),
  locale('he', 'עברית'),
  locale('hr', 'Hrvatski'),
  locale('hu', 'Magyar'),
  locale('is', 'Íslenska'),
  locale('ja', '日本語'),
  locale('ko', '한국어'),
  locale('ms', 'Bahasa Melayu'),
  locale('nl', 'Nederlands'),
  locale('no', 'Norsk', 'nb'),
  locale('pt', 'Português', 'pt-PT'),
  locale('ro', 'Română'),
  locale('sk', 'Slovenčina'),
  locale('sl', 'Slovenščina'),
  locale('sr', 'Српски', 'sr-Cyrl'),
  locale('sv', 'Svenska'),
  locale('th', 'ไทย', 'th', 'th-u-ca-gregory-nu-latn'),
  locale('tr', 'Türkçe'),
  locale('zh', '中文', 'zh-Hans'),
];

const byCode = new Map<string, Locale>(LOCALES.map((entry) => [entry.code, entry]));

/** The site default (D1): the language of an address without a prefix. */
export const DEFAULT_LOCALE: Locale = localeOf('ru');

/** Languages whose texts are complete; only they are offered and told to search engines (P3). */
export const TRANSLATED_LANGUAGES: readonly LanguageCode[] = ['ru', 'en', 'ar'];

export function localeOf(code: LanguageCode): Locale {
  const found = byCode.get(code);
  if (!found) throw new Error(`No locale for ${code}`);
  return found;
}

/**
 * Takes the language prefix from a path as one whole segment:
 * `/en/basket` is English and `/basket`; `/english` is the default language and `/english`.
 * What is left is a path of its own: of `/en//basket` it is `/basket`.
 */
export function splitLocale(pathname: string): { locale: Locale; basename: string; path: string } {
  const segment = pathname.split(/[/?#]/, 2)[1] ?? '';
  const found = byCode.get(segment);
  if (!found) return { locale: DEFAULT_LOCALE, basename: '', path: rootedPath(pathname) };
  return { locale: found, basename: `/${segment}`, path: rootedPath(pathname.slice(segment.length + 1)) };
}

/** The same page in another language; the default language has no prefix. Whatever the path is, it stays on this site. */
export function localizePath(path: string, code: LanguageCode): string {
  const own = rootedPath(path);
  if (code === DEFAULT_LOCALE.code) return own;
  return own === '/' ? `/${code}` : `/${code}${own}`;
}

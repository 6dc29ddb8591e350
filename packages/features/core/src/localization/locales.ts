import type { LanguageCode } from '@partshop/api-client';
import { rootedPath } from '../routing/own-path.ts';

export type Direction = 'ltr' | 'rtl';

export type Locale = {
  /** The language's path segment (§2). */
  code: LanguageCode;
  /** The language of the texts: another than `code` where the shop has no translation. */
  textLang: LanguageCode;
  /** For `lang`, `hreflang` and `Intl` (D39). */
  tag: string;
  /** For `Intl` in prices and dates, where readers expect certain digits and a certain calendar. */
  format: string;
  direction: Direction;
  /** The language's own name. */
  name: string;
};

const locale = (code: LanguageCode, name: string, tag: string = code, format: string = tag): Locale => ({
  code,
  textLang: code,
  tag,
  format,
  direction: code === 'ar' || code === 'he' ? 'rtl' : 'ltr',
  name,
});

/** The 34 languages in the order of the specification (§2), each as it would be with a translation. */
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

/** Languages with complete texts; only these are offered to visitors and search engines (P3). */
export const TRANSLATED_LANGUAGES: readonly LanguageCode[] = ['ru', 'en', 'ar'];

/** The language of pages without a translation. */
const FALLBACK = locale('en', 'English');

/** The locale of a language's pages: those without a translation are English, at addresses of their own. */
function shownAs(own: Locale): Locale {
  return TRANSLATED_LANGUAGES.includes(own.code) ? own : { ...FALLBACK, code: own.code, name: own.name };
}

const byCode = new Map<string, Locale>(LOCALES.map((entry) => [entry.code, shownAs(entry)]));

/** The site default (D1): the language of a path without a prefix. */
export const DEFAULT_LOCALE: Locale = localeOf('ru');

/** The locale of the pages at a language's addresses. What it says of the texts is true of those that are shown. */
export function localeOf(code: LanguageCode): Locale {
  const found = byCode.get(code);
  if (!found) throw new Error(`No locale for ${code}`);
  return found;
}

/**
 * Splits the language prefix, one whole segment, from a path: `/en/basket` is English and `/basket`; `/english` is the default
 * language and `/english`. The rest is a path of its own: for `/en//basket` it is `/basket`.
 */
export function splitLocale(pathname: string): { locale: Locale; basename: string; path: string } {
  const segment = pathname.split(/[/?#]/, 2)[1] ?? '';
  const found = byCode.get(segment);
  if (!found) return { locale: DEFAULT_LOCALE, basename: '', path: rootedPath(pathname) };
  return { locale: found, basename: `/${segment}`, path: rootedPath(pathname.slice(segment.length + 1)) };
}

/** The same page in another language; the default language has no prefix. The result always stays on this site. */
export function localizePath(path: string, code: LanguageCode): string {
  const own = rootedPath(path);
  if (code === DEFAULT_LOCALE.code) return own;
  return own === '/' ? `/${code}` : `/${code}${own}`;
}

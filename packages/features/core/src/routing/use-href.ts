import { localizePath } from '../localization/locales.ts';
import { useLang } from '../localization/localized.tsx';
import type { LanguageCode } from '@partshop/api-client';

export type Href = (path: string) => string;

const hrefs = new Map<LanguageCode, Href>();

/** One function per language, so that memoised values can depend on it. */
export function hrefIn(lang: LanguageCode): Href {
  const known = hrefs.get(lang);
  if (known) return known;
  const made: Href = (path) => localizePath(path, lang);
  hrefs.set(lang, made);
  return made;
}

/** Returns a function that makes link addresses in the page's language: `<a href={href(paths.basket.to())}>`. */
export function useHref(): Href {
  return hrefIn(useLang());
}

import { LOCALES, localizePath, ownPath, splitLocale } from '@partshop/features/core';

/**
 * `/locale?lang=en&target=/basket` leads to the target in that language (D4): only to a path of this site, in one of its
 * languages. Gives the path to go to.
 */
export function localeTarget({ searchParams }: URL): string {
  const asked = searchParams.get('lang');
  const locale = LOCALES.find(({ code }) => code === asked);
  const target = ownPath(searchParams.get('target'));
  const { pathname, search, hash } = new URL(target, 'http://own.invalid');
  const { path, locale: named } = splitLocale(pathname);
  return localizePath(path, (locale ?? named).code) + search + hash;
}

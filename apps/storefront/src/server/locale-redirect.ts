import { LOCALES, localizePath, ownPath, splitLocale } from '@partshop/features/core';

/**
 * The path that `/locale?lang=en&target=/basket` redirects to: the target in that language (D4). Accepts only paths of this
 * site and languages of the shop.
 */
export function localeTarget({ searchParams }: URL): string {
  const asked = searchParams.get('lang');
  const locale = LOCALES.find(({ code }) => code === asked);
  const target = ownPath(searchParams.get('target'));
  const { pathname, search, hash } = new URL(target, 'http://own.invalid');
  const { path, locale: named } = splitLocale(pathname);
  return localizePath(path, (locale ?? named).code) + search + hash;
}

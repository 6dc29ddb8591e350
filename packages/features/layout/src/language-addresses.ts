import type { LanguageCode } from '@partshop/api-client';
import { localizePath, TRANSLATED_LANGUAGES } from '@partshop/features/core';

/** The page's address in each language that the shop offers. */
export type LanguageAddresses = Partial<Record<LanguageCode, string>>;

/** `path` is without its language; `search` begins with `?` or is empty. */
export function languageAddresses(path: string, search: string): LanguageAddresses {
  return Object.fromEntries(TRANSLATED_LANGUAGES.map((code) => [code, localizePath(path, code) + search]));
}

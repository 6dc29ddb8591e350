import type { LanguageCode, SiteConfig } from '@partshop/api-client/contract';

/** The language of a response: the requested one, else the site's default. */
export const languageOf = (query: { lang?: LanguageCode | undefined }, siteConfig: SiteConfig): LanguageCode =>
  query.lang ?? siteConfig.defaultLang;

/** What the paths of pages in a language begin with: `/en`; nothing for the site's default language. */
export const langPrefix = (lang: LanguageCode, { defaultLang }: Pick<SiteConfig, 'defaultLang'>): string =>
  lang === defaultLang ? '' : `/${lang}`;

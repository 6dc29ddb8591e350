import type { LanguageCode, SiteConfig } from '@partshop/api-client/contract';

/** The language of a call's answer: the asked one, else the site's. */
export const languageOf = (query: { lang?: LanguageCode | undefined }, siteConfig: SiteConfig): LanguageCode =>
  query.lang ?? siteConfig.defaultLang;

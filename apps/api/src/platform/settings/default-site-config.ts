import { LANGUAGE_CODES, type LanguageCode, type SiteConfig } from '@partshop/api-client/contract';

/** `'Русский'`, `'العربية'`: each language as its speakers call it. */
function ownName(code: LanguageCode): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
}

/** Every language of §2 in its order, Russian first, roubles: what a shop is unless told otherwise. */
export const defaultSiteConfig: SiteConfig = {
  defaultLang: 'ru',
  langs: LANGUAGE_CODES.map((code) => ({ code, displayName: ownName(code) })),
  showSwichLang: 'Always',
  defaultCurrency: 'RUB',
  phones: { moscow: '+7 495 000-00-00', other: '8 800 000-00-00' },
  chatHiddenForClientCode: 70,
  chatUrl: null,
  mapTilesUrl: null,
  hasDemoMessages: true,
};

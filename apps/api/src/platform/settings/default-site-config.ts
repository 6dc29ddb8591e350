import { LANGUAGE_CODES, type LanguageCode, type SiteConfig } from '@partshop/api-client/contract';

/** `'Русский'`, `'العربية'`: a language's name in itself. */
function ownName(code: LanguageCode): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join('');
}

/** The default site: all languages of §2 in order, Russian and roubles first. */
export const defaultSiteConfig: SiteConfig = {
  defaultLang: 'ru',
  langs: LANGUAGE_CODES.map((code) => ({ code, displayName: ownName(code) })),
  showSwichLang: 'Always',
  defaultCurrency: 'RUB',
  phones: { moscow: '+7 495 000-00-00', other: '8 800 000-00-00' },
  chatHiddenForClientCode: 70,
  chatUrl: null,
  mapTilesUrl: null,
  bonus: { welcome: 200, days: 180, orderShare: 20 },
  hasDemoMessages: true,
};

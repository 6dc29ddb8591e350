import type { SiteConfig } from '../contract/index.ts';

/** A Russian shop that sends no real messages, for stories, tests and the bench; an entry without MSW. */
export const siteConfig: SiteConfig = {
  defaultLang: 'ru',
  langs: [{ code: 'ru', displayName: 'Русский' }],
  showSwichLang: 'Always',
  defaultCurrency: 'RUB',
  phones: { moscow: '+7 495 000-00-00', other: '8 800 000-00-00' },
  chatHiddenForClientCode: 70,
  chatUrl: null,
  mapTilesUrl: null,
  hasDemoMessages: true,
};

import type { SiteConfig } from '../contract/index.ts';

/** The configuration of a Russian shop that sends no real messages, for stories, tests and benchmarks; needs no MSW. */
export const siteConfig: SiteConfig = {
  defaultLang: 'ru',
  langs: [{ code: 'ru', displayName: 'Русский' }],
  showSwichLang: 'Always',
  defaultCurrency: 'RUB',
  phones: { moscow: '+7 495 000-00-00', other: '8 800 000-00-00' },
  chatHiddenForClientCode: 70,
  chatUrl: null,
  mapTilesUrl: null,
  bonus: { welcome: 200, days: 180, orderShare: 20 },
  hasDemoMessages: true,
};

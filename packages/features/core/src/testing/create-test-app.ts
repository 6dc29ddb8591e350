import { createApiClient, type ClientInfo, type LanguageCode } from '@partshop/api-client';
import { localeOf } from '../localization/locales.ts';
import { languageSwitched } from '../localization/localization.slice.ts';
import { browserTextSource } from '../localization/text-source.ts';
import { createAppStore, type AppStore } from '../store/create-app-store.ts';
import { currentUserLoaded } from '../current-user/current-user.slice.ts';

export type TestApp = { store: AppStore };

/** A visitor's store whose calls go to MSW: `createTestApp({ locale: 'en' }).store.run(loadPrice, undefined, args)`. */
export function createTestApp(
  options: { locale?: LanguageCode; currentUser?: ClientInfo; baseUrl?: string } = {},
): TestApp {
  const { locale = 'ru', currentUser, baseUrl = globalThis.location?.origin ?? 'http://shop.test' } = options;
  const api = createApiClient({ baseUrl, lang: () => localeOf(locale).textLang });
  const store = createAppStore({ api, texts: browserTextSource, baseUrl });
  store.dispatch(languageSwitched(locale));
  if (currentUser) store.dispatch(currentUserLoaded(currentUser));
  return { store };
}

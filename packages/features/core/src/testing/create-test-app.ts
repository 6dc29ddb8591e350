import { createApiClient, type ClientInfo, type LanguageCode } from '@partshop/api-client';
import { languageSwitched } from '../localization/localization.slice.ts';
import { browserTextSource } from '../localization/text-source.ts';
import { createAppStore, type AppStore } from '../store/create-app-store.ts';
import { viewerLoaded } from '../viewer/viewer.slice.ts';

export type TestApp = { store: AppStore };

/** A visitor's store whose calls go to MSW: `createTestApp({ locale: 'en' }).store.run(loadPrice, undefined, args)`. */
export function createTestApp(options: { locale?: LanguageCode; viewer?: ClientInfo; baseUrl?: string } = {}): TestApp {
  const { locale = 'ru', viewer, baseUrl = globalThis.location?.origin ?? 'http://shop.test' } = options;
  const api = createApiClient({ baseUrl, lang: () => locale });
  const store = createAppStore({ api, texts: browserTextSource, baseUrl });
  store.dispatch(languageSwitched(locale));
  if (viewer) store.dispatch(viewerLoaded(viewer));
  return { store };
}

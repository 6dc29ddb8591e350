import { createContext, useContext, useState, type ReactElement, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import type { LanguageCode } from '@partshop/api-client';
import { UiLocale } from '@partshop/ui';
import { AppStoreContext } from '../feature/use-watchers.ts';
import type { AppStore } from '../store/create-app-store.ts';
import type { CoreState } from '../store/root-reducer.ts';
import { selectLocale, selectValues } from './localization.slice.ts';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';
import { ReadTexts, type Localized } from './read-texts.ts';

export const LocalizedContext = createContext<Localized>(new ReadTexts(DEFAULT_LOCALE, {}));

type AppProviderProps = {
  store: AppStore;
  /** The state that the server rendered, where a page is hydrated: parts of it are hydrated late, when the state may have changed. */
  rendered?: CoreState;
  children: ReactNode;
};

/**
 * Provides the store to a page's components. The language and its texts come from a context that reads the store once: nearly every
 * component needs them, and a subscription for each would dominate the cost of small ones.
 */
export function AppProvider({ store, rendered, children }: AppProviderProps): ReactElement {
  return (
    <Provider store={store.redux} serverState={rendered}>
      <AppStoreContext value={store}>
        <LocalizedProvider>{children}</LocalizedProvider>
      </AppStoreContext>
    </Provider>
  );
}

function LocalizedProvider({ children }: { children: ReactNode }): ReactElement {
  const [select] = useState(localizedSelector);
  const localized = useSelector(select);
  return (
    <LocalizedContext value={localized}>
      <UiLocale locale={localized.locale.format}>{children}</UiLocale>
    </LocalizedContext>
  );
}

function localizedSelector(): (state: CoreState) => ReadTexts {
  let last: ReadTexts | null = null;
  return (state) => {
    const locale = selectLocale(state);
    const values = selectValues(state);
    last = last?.take(locale, values) ?? new ReadTexts(locale, values);
    return last;
  };
}

export const useLocalized = (): Localized => useContext(LocalizedContext);

/** The page's language with its direction and formats. */
export const useLocale = (): Locale => useContext(LocalizedContext).locale;

export const useLang = (): LanguageCode => useContext(LocalizedContext).locale.code;

import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import type { LanguageCode, Values } from '@partshop/api-client';
import { AppStoreContext } from '../feature/use-watchers.ts';
import type { AppStore } from '../store/create-app-store.ts';
import { selectLocale, selectValues } from './localization.slice.ts';
import { DEFAULT_LOCALE, type Locale } from './locales.ts';

export type Localized = { locale: Locale; values: Values };

export const LocalizedContext = createContext<Localized>({ locale: DEFAULT_LOCALE, values: {} });

/**
 * Gives the store to the components of a page. Nearly every one of them asks for the language or its texts: they come
 * from a context, read from the store once, since a subscription for each would be most of what small components cost.
 */
export function AppProvider({ store, children }: { store: AppStore; children: ReactNode }): ReactElement {
  return (
    <Provider store={store.redux}>
      <AppStoreContext value={store}>
        <LocalizedProvider>{children}</LocalizedProvider>
      </AppStoreContext>
    </Provider>
  );
}

function LocalizedProvider({ children }: { children: ReactNode }): ReactElement {
  const locale = useSelector(selectLocale);
  const values = useSelector(selectValues);
  const localized = useMemo(() => ({ locale, values }), [locale, values]);
  return <LocalizedContext value={localized}>{children}</LocalizedContext>;
}

export const useLocalized = (): Localized => useContext(LocalizedContext);

/** The page's language with its direction and formats. */
export const useLocale = (): Locale => useContext(LocalizedContext).locale;

export const useLang = (): LanguageCode => useContext(LocalizedContext).locale.code;

import { createContext, useContext } from 'react';

/** Props whose locale may come from around the component. */
export type Localised<Props extends { locale: string }> = Omit<Props, 'locale'> & {
  /** BCP 47; that of `UiLocale` if it is not given. */
  locale?: string | undefined;
};

export const LocaleContext = createContext<string | undefined>(undefined);

/**
 * The locale of a component: its own, or that of `UiLocale` around it. Throws without either, because a browser's language is not
 * that of the page, and the server knows none.
 */
export function useLocale(own: string | undefined): string {
  const around = useContext(LocaleContext);
  const locale = own ?? around;
  if (locale === undefined) throw new Error('A component needs `locale`: as a prop or from <UiLocale> around it');
  return locale;
}

import type { ReactNode } from 'react';
import { LocaleContext } from './use-locale.ts';

export type UiLocaleProps = {
  /** BCP 47: "ru", "ar-u-nu-latn". */
  locale: string;
  children?: ReactNode;
};

/** The locale of all components inside that get none of their own. */
export function UiLocale({ locale, children }: UiLocaleProps) {
  return <LocaleContext.Provider value={locale}>{children}</LocaleContext.Provider>;
}

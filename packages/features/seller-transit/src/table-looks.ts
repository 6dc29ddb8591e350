import { useLocale, useMoney, useTexts, type Locale, type Translate } from '@partshop/features/core';
import { messages } from './transit.messages.ts';

/** What the columns of a table need to write their cells. */
export type TableLooks = Pick<ReturnType<typeof useMoney>, 'money'> & {
  t: Translate<keyof typeof messages.texts>;
  locale: Locale;
};

export function useTableLooks(): TableLooks {
  const t = useTexts(messages);
  const locale = useLocale();
  const { money } = useMoney('RUB');
  return { t, locale, money };
}

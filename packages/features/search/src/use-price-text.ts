import { useCallback } from 'react';
import { isolate, useLocale } from '@partshop/features/core';
import { formatMoney } from '@partshop/ui';

/** Words amounts (minor units) of one currency, for plain strings. */
export function usePriceText(currency: string): (amount: number) => string {
  const locale = useLocale();
  return useCallback(
    (amount) => isolate(formatMoney({ amount, currency, locale: locale.format }), locale),
    [currency, locale],
  );
}

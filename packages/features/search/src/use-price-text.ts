import { useCallback } from 'react';
import { isolate, useLocale } from '@partshop/features/core';
import { formatMoney } from '@partshop/ui';

/** Returns a function that formats amounts (minor units) of a currency as plain strings. */
export function usePriceText(currency: string): (amount: number) => string {
  const locale = useLocale();
  return useCallback(
    (amount) => isolate(formatMoney({ amount, currency, locale: locale.format }), locale),
    [currency, locale],
  );
}

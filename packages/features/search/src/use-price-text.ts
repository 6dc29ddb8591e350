import { useMemo } from 'react';
import type { GoodCard } from '@partshop/api-client';
import { isolate, useLocale } from '@partshop/features/core';
import { columnFraction, formatMoney } from '@partshop/ui';

/** Returns a function that formats the prices of a list (minor units) as plain strings, all with kopecks or all without. */
export function usePriceText(items: readonly GoodCard[], currency: string): (amount: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const prices = items.flatMap(({ best }) => (best ? [best.price] : []));
    const fraction = columnFraction(prices, { currency, locale: locale.format });
    return (amount) => isolate(formatMoney({ amount, currency, locale: locale.format, fraction }), locale);
  }, [items, currency, locale]);
}

import { useCallback } from 'react';
import { useLocale } from '../localization/localized.tsx';
import type { ShopCurrency } from './currency.ts';
import { isolate } from './isolate.ts';
import { columnFraction, formatMoney, type MoneyFormat } from '@partshop/ui';

const ALONE: readonly number[] = [];

/**
 * Formats amounts of a currency: props of `Money`, and text for sentences. With the amounts of a `column`, all have the same
 * decimals.
 */
export function useMoney(currency: ShopCurrency, column = ALONE) {
  const locale = useLocale();
  const fraction = columnFraction(column, { currency, locale: locale.format });
  const money = useCallback(
    (amount: number): MoneyFormat => ({ amount, currency, locale: locale.format, fraction }),
    [currency, locale, fraction],
  );
  const moneyText = useCallback((amount: number) => isolate(formatMoney(money(amount)), locale), [money, locale]);
  return { money, moneyText };
}

import { useCallback } from 'react';
import { useLocale } from '../localization/localized.tsx';
import { isolate } from './isolate.ts';
import { formatMoney, type MoneyFormat } from '@partshop/ui';

/** Formats amounts of a currency: props of `Money`, and text for sentences. */
export function useMoney(currency: 'RUB' | 'EUR') {
  const locale = useLocale();
  const money = useCallback(
    (amount: number): MoneyFormat => ({ amount, currency, locale: locale.format }),
    [currency, locale],
  );
  const moneyText = useCallback((amount: number) => isolate(formatMoney(money(amount)), locale), [money, locale]);
  return { money, moneyText };
}

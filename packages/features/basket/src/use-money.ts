import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { currencyOf, isolate, selectLang, selectLocale } from '@partshop/core';
import { formatMoney, type MoneyFormat } from '@partshop/ui';
import { selectBasketCurrency } from './basket.selectors.ts';

/** How the basket's amounts are written: props of `Money`, and text for sentences. */
export function useMoney() {
  const lang = useSelector(selectLang);
  const locale = useSelector(selectLocale);
  const currency = useSelector(selectBasketCurrency)?.code ?? currencyOf(lang);
  const money = useCallback(
    (amount: number): MoneyFormat => ({ amount, currency, locale: locale.format }),
    [currency, locale],
  );
  const moneyText = useCallback((amount: number) => isolate(formatMoney(money(amount)), locale), [money, locale]);
  return { money, moneyText };
}

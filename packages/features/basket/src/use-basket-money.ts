import { useSelector } from 'react-redux';
import { currencyOf, useLang, useMoney } from '@partshop/features/core';
import { selectBasketCurrency } from './basket.selectors.ts';

/** How the basket's amounts are written: in its own currency, and before it is known in the language's. */
export function useBasketMoney() {
  const lang = useLang();
  return useMoney(useSelector(selectBasketCurrency)?.code ?? currencyOf(lang));
}

import { useSelector } from 'react-redux';
import { currencyOf, useLang, useMoney } from '@partshop/features/core';
import { selectBasketCurrency, selectBasketPrices } from './basket.selectors.ts';

/**
 * Formats the basket's amounts: in its own currency, or in the language's until the basket is known; all with the same decimals,
 * and those of `discount`, which stands among them.
 */
export function useBasketMoney(discount = 0) {
  const lang = useLang();
  const prices = useSelector(selectBasketPrices);
  return useMoney(useSelector(selectBasketCurrency)?.code ?? currencyOf(lang), [...prices, discount]);
}

import { useSelector } from 'react-redux';
import { useCurrency, useMoney } from '@partshop/features/core';
import { selectBasketCurrency, selectBasketPrices } from './basket.selectors.ts';

/**
 * Formats the basket's amounts: in its own currency, or in the visitor's until the basket is known; all with the same decimals,
 * and those of `discount`, which stands among them.
 */
export function useBasketMoney(discount = 0) {
  const currency = useCurrency();
  const prices = useSelector(selectBasketPrices);
  return useMoney(useSelector(selectBasketCurrency)?.code ?? currency, [...prices, discount]);
}

import { useSelector } from 'react-redux';
import { useCurrency, useMoney } from '@partshop/features/core';
import { selectBasketCurrency, selectBasketPrices } from './basket.selectors.ts';

/**
 * Formats the basket's amounts: in its own currency, or in the visitor's until the basket is known; all with the same decimals,
 * and those of `others`, which stand among them.
 */
export function useBasketMoney(...others: (number | undefined)[]) {
  const currency = useCurrency();
  const prices = useSelector(selectBasketPrices);
  return useMoney(useSelector(selectBasketCurrency)?.code ?? currency, [
    ...prices,
    ...others.map((amount = 0) => amount),
  ]);
}

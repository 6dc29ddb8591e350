import { useSelector } from 'react-redux';
import type { DeliveryType } from '@partshop/api-client';
import { selectBasketTotal } from '@partshop/features/basket';
import { useWays, type KnownWay } from './use-ways.ts';

/** The total of the attempt before with its way: a retry must send the same. */
export type Resent = { way: DeliveryType; total: number } | undefined;

/** Each way that can be chosen with the total of an order by it, before bonuses. */
export function useTotals(resent: Resent): (KnownWay & { total: number })[] {
  const goods = useSelector(selectBasketTotal);
  return useWays().known.map((way) => ({
    ...way,
    total: resent?.way === way.type ? resent.total : goods + way.cost,
  }));
}

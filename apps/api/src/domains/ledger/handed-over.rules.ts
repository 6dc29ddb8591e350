import { proportionOf } from '../../platform/values/money.ts';

/** What an order's items cost, in kopecks: those that are sold, those of them that the buyer has, and the total after discounts. */
type OrderSums = { sold: number; issued: number; total: number; delivery: number };

/**
 * Kopecks of what a buyer of an order has been given: its items, with their part of the discount, and its delivery, which is owed with
 * the first of them.
 */
export function handedOver({ sold, issued, total, delivery }: OrderSums): number {
  if (issued === 0) return 0;
  return issued - proportionOf(sold - total, issued, sold) + delivery;
}

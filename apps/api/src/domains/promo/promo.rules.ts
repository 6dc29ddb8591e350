import type { BasketPromo } from '@partshop/api-client/contract';
import { proportionOf } from '../../platform/values/money.ts';

/** What a code takes off: a share of the goods in percent, or a sum in kopecks. */
export type Reduction = { percent: number; amount: null } | { percent: null; amount: number };

/** A promo code with the orders that have used it; sums in kopecks, null for no limit. */
export type Promo = Reduction & {
  id: number;
  code: string;
  validFrom: Date;
  validUntil: Date | null;
  minTotal: number;
  maxUses: number | null;
  maxUsesByClient: number | null;
  isActive: boolean;
  uses: number;
  usesByClient: number;
};

/** Why a code takes nothing off goods for so many kopecks; null when it does. */
export function problemOfPromo(promo: Promo, kopecks: number, now: Date): BasketPromo['problem'] {
  if (!promo.isActive || (promo.validUntil !== null && promo.validUntil <= now)) return 'ended';
  if (promo.validFrom > now) return 'not-yet';
  if (promo.maxUsesByClient !== null && promo.usesByClient >= promo.maxUsesByClient) return 'used';
  if (promo.maxUses !== null && promo.uses >= promo.maxUses) return 'used-up';
  return kopecks < promo.minTotal || kopecks === 0 ? 'minimum' : null;
}

/** The kopecks that a code takes off goods for so many kopecks now. */
export function discountFor(promo: Promo | undefined, kopecks: number, now: Date): number {
  if (!promo || problemOfPromo(promo, kopecks, now) !== null) return 0;
  return promo.percent === null ? promo.amount : proportionOf(kopecks, promo.percent, 100);
}

/** Says what a code does to goods for so many kopecks: as the contract shows it, but in kopecks. */
export const promoAt =
  (promo: Promo | undefined, now: Date) =>
  (kopecks: number): BasketPromo | null =>
    promo
      ? {
          code: promo.code,
          percent: promo.percent,
          discount: discountFor(promo, kopecks, now),
          minTotal: promo.minTotal,
          problem: problemOfPromo(promo, kopecks, now),
        }
      : null;

/** What is left of an order's discount when some of its items are cancelled or cost less: a sum shrinks with the goods, in kopecks. */
export function discountLeft(
  { percent, discount }: { percent: number | null; discount: number },
  { left, ordered }: { left: number; ordered: number },
): number {
  return percent === null ? Math.min(left, proportionOf(discount, left, ordered)) : proportionOf(left, percent, 100);
}

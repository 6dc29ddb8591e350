import type { PickRole } from '@partshop/api-client/contract';
import type { OfferRow } from './offer-row.ts';
import { compareOffers, likelyDays } from './price-order.rules.ts';

/** An offer that stands out, and what for. */
export type Picked<Offer> = { offer: Offer; roles: PickRole[] };

const BEST = compareOffers(1);
const CHEAPEST = compareOffers(2);
const FASTEST = compareOffers(3);

/**
 * The best, the cheapest and the fastest of these offers of one article, in this order; one that is several of them comes once, with
 * all its roles. What the best offer shares with the cheapest or the fastest is its role alone: a second offer that is as cheap, or
 * likely to come as early, is nothing to choose.
 */
export function pickOffers<Offer extends OfferRow>(offers: readonly Offer[]): Picked<Offer>[] {
  const [best] = offers.toSorted(BEST);
  const [cheapest] = offers.toSorted(CHEAPEST);
  const [fastest] = offers.toSorted(FASTEST);
  if (!best || !cheapest || !fastest) return [];
  const picks: Picked<Offer>[] = [{ offer: best, roles: ['best'] }];
  const give = (role: PickRole, offer: Offer, isAsGood: (other: Offer) => boolean) => {
    const has = picks.find((pick) => isAsGood(pick.offer));
    if (has) has.roles.push(role);
    else picks.push({ offer, roles: [role] });
  };
  give('cheapest', cheapest, ({ price }) => price === cheapest.price);
  give('fastest', fastest, (other) => likelyDays(other) === likelyDays(fastest));
  return picks;
}

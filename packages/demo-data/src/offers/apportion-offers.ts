/** What an article asks for: a share by demand, limited to `most` offers, or exactly `offers`. */
export type OfferClaim = { demand: number; most: number; offers?: number };

const HALVINGS = 60;

/**
 * Apportions `total` offers among the articles. Throws a RangeError when the articles cannot take as many, or when their
 * exact numbers exceed it.
 */
export function apportionOffers(claims: readonly OfferClaim[], total: number): Int32Array {
  const fixed = claims.reduce((sum, { offers = 0 }) => sum + offers, 0);
  const room = claims.reduce((sum, claim) => sum + (claim.offers ?? (claim.demand > 0 ? claim.most : 0)), 0);
  if (total < fixed) throw new RangeError(`The demo catalogue has at least ${fixed} offers.`);
  if (total > room)
    throw new RangeError(`${claims.length} articles of the demo catalogue have at most ${room} offers.`);
  const shares = new Int32Array(claims.length);
  let low = 0;
  let high = 1;
  while (fill(shares, claims, high) < total) high *= 2;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (fill(shares, claims, middle) <= total) low = middle;
    else high = middle;
  }
  giveTheRest(shares, claims, total - fill(shares, claims, low));
  return shares;
}

/** Gives each article one offer per `1 / scale` of demand, rounded down, and returns the sum. */
function fill(shares: Int32Array, claims: readonly OfferClaim[], scale: number): number {
  let sum = 0;
  for (const [index, { demand, most, offers }] of claims.entries()) {
    const share = offers ?? Math.min(most, Math.floor(demand * scale));
    shares[index] = share;
    sum += share;
  }
  return sum;
}

function giveTheRest(shares: Int32Array, claims: readonly OfferClaim[], rest: number): void {
  let left = rest;
  while (left > 0) {
    for (const [index, { demand, most, offers }] of claims.entries()) {
      const share = shares[index] ?? 0;
      if (left === 0 || offers !== undefined || demand <= 0 || share >= most) continue;
      shares[index] = share + 1;
      left -= 1;
    }
  }
}

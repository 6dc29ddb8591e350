/** Bonuses that expire together, in roubles. */
export type BonusLot = { expiresAt: Date; roubles: number };

const KOPECKS = 100;
const WHOLE = 100;

/** The roubles that a client may spend on goods for so many kopecks: at most the balance and the share of the order (D50). */
export function spendable(balance: number, kopecks: number, sharePercent: number): number {
  return Math.min(balance, Math.floor((kopecks * sharePercent) / WHOLE / KOPECKS));
}

export const balanceOf = (lots: readonly BonusLot[]): number => lots.reduce((sum, { roubles }) => sum + roubles, 0);

/** Takes roubles from the lots, those that expire first before the others. The lots must hold that many. */
export function takeFrom(lots: readonly BonusLot[], roubles: number): BonusLot[] {
  const taken: BonusLot[] = [];
  let missing = roubles;
  for (const lot of lots.toSorted((one, other) => one.expiresAt.getTime() - other.expiresAt.getTime())) {
    const part = Math.min(lot.roubles, missing);
    if (part > 0) taken.push({ ...lot, roubles: part });
    missing -= part;
  }
  if (missing > 0) throw new RangeError('The lots hold less than is taken.');
  return taken;
}

/** Offers that reach our warehouse within this many days, by their later day, count as in stock. */
export const IN_STOCK_DAYS = 2;

export function isInStock(offer: { quantity: number; leadDaysMax: number }): boolean {
  return offer.quantity > 0 && offer.leadDaysMax <= IN_STOCK_DAYS;
}

/** Offers that come within this many days count as in stock: they are in a nearby warehouse. */
export const IN_STOCK_DAYS = 2;

export function isInStock(offer: { quantity: number; deliveryDays: number }): boolean {
  return offer.quantity > 0 && offer.deliveryDays <= IN_STOCK_DAYS;
}

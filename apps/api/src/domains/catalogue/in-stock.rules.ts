/** Whatever comes within so many days counts as in stock: it lies in a warehouse near by. */
export const IN_STOCK_DAYS = 2;

export function isInStock(offer: { quantity: number; deliveryDays: number }): boolean {
  return offer.quantity > 0 && offer.deliveryDays <= IN_STOCK_DAYS;
}

/** Calendar days until an offer reaches our warehouse. */
export type Lead = { leadDays: number; leadDaysMax: number };

/** Calendar days until a visitor can collect it: those, and the way from our warehouse to the visitor's city. */
export function toDelivery<Row extends Lead>(
  { leadDays, leadDaysMax, ...row }: Row,
  wayDays: number,
): Omit<Row, keyof Lead> & { deliveryDays: number; deliveryDaysMax: number } {
  return { ...row, deliveryDays: leadDays + wayDays, deliveryDaysMax: leadDaysMax + wayDays };
}

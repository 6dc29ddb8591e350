/** The city of the warehouse from which everything ships: Moscow. */
export const WAREHOUSE_CITY_ID = 524_901;

const KM_A_DAY = 500;

/**
 * Calendar days from our warehouse to a point this far away: one to pack, then a lorry's daily distance. None in the
 * warehouse's own city.
 */
export const deliveryDays = (km: number): number => (km === 0 ? 0 : 1 + Math.ceil(km / KM_A_DAY));

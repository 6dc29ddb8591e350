/** The city whose warehouse everything leaves from: Moscow. */
export const WAREHOUSE_CITY_ID = 524_901;

const KM_A_DAY = 500;

/** Calendar days from our warehouse to a point so far away: a day to pack, then a lorry's daily stage. */
export const deliveryDays = (km: number): number => 1 + Math.ceil(km / KM_A_DAY);

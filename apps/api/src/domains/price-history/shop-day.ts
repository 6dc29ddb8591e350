import { SHOP_TIME_ZONE } from '../../platform/values/time-zone.ts';

/** The day of $1, a time, in SQL. Days are those of Moscow, where the warehouse is. */
export const DAY = `($1::timestamptz at time zone '${SHOP_TIME_ZONE}')::date`;

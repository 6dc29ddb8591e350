/** The shop's days begin in Moscow, where its warehouse is. */
export const SHOP_TIME_ZONE = 'Europe/Moscow';

/** Swedish dates are ISO dates. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });

/** The day of the shop's calendar at a time: `2026-11-27`. */
export const shopDay = (at: Date): string => isoDay.format(at);

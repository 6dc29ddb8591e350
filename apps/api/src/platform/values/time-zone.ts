/** The shop's days begin in Moscow, where its warehouse is. */
export const SHOP_TIME_ZONE = 'Europe/Moscow';

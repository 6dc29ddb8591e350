/** The zone of times that concern everybody, such as the date of an order. */
export const SHOP_TIME_ZONE = 'Europe/Moscow';

import type { DeliveryType } from '@partshop/api-client';

/** The name of the hidden field with the total that the page showed for a way. */
export const seenTotalOf = (way: DeliveryType): string => (way === 'point' ? 'SeenTotal' : `SeenTotal.${way}`);

import type { OfferOrder } from './price-query.ts';

/** The orders of offers with their texts (D43). */
export const OFFER_ORDERS = [
  { order: 1, text: 'orderRelevance' },
  { order: 2, text: 'orderPrice' },
  { order: 3, text: 'orderDelivery' },
  { order: 4, text: 'orderReliability' },
  { order: 5, text: 'orderMaker' },
] as const satisfies { order: OfferOrder; text: string }[];

export { feature } from './feature.ts';
export { OFFER_ORDERS } from './offer-orders.ts';
export { messages as offerViewMessages } from './offer-view.messages.ts';

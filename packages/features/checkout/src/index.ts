export { feature } from './feature.ts';
export { dropDraft } from './checkout-draft.ts';
export { messages as orderPaymentMessages } from './order-payment.messages.ts';
export { messages as orderStatusMessages } from './order-status.messages.ts';
export { orders } from './orders.loadable.ts';
export { PayLink } from './PayLink.tsx';
export { CityAddress, OpeningHours } from './PickupPlace.tsx';
export { usePaymentTerms } from './use-payment-terms.tsx';

export { formOfferOf, readQty } from './add-form.ts';
export { isOrdered, offerKey, takeableQty, type AddLine, type BasketLine, type Offer } from './basket-line.ts';
export type { BasketNotice, BasketRefusal } from './basket-notices.ts';
export { loadBasket, refreshBasket, waitUntilSaved } from './basket.saga.ts';
export {
  selectOffersBeingAdded,
  selectBasketCount,
  selectBasketCurrency,
  selectBasketLines,
  selectBasketStatus,
  selectBasketTotal,
  selectPromoDiscount,
  selectIsPending,
  selectIsSaving,
  selectLinesByOffer,
  selectNotices,
  selectQtyByOffer,
  selectQtyInBasket,
  selectServerBasket,
} from './basket.selectors.ts';
export {
  addToBasket,
  basketReplaced,
  noteFailure,
  noticeDismissed,
  removeFromBasket,
  setBasketQty,
  type BasketState,
} from './basket.slice.ts';
export { feature } from './feature.ts';
export { RateNote } from './RateNote.tsx';
export { messages as rateMessages } from './rate.messages.ts';
export { useBasketMoney } from './use-basket-money.ts';
export { addList, type ListLine } from './add-list.saga.ts';
export { replaceBasket } from './replace-basket.saga.ts';
export { useAddForms } from './use-add-forms.ts';
export { BasketAnnouncement } from './BasketAnnouncement.tsx';
export { BasketToasts } from './BasketToasts.tsx';
export { useQuantityNote } from './use-quantity-note.ts';
export { messages as lineTermsMessages } from './line-terms.messages.ts';
export { deliveryCosts } from './delivery-costs.loadable.ts';
export { messages as waysMessages, nameOfWay } from './ways.messages.ts';
export { LineTerms } from './LineTerms.tsx';
export { LineFit } from './LineFit.tsx';
export { lineFitRules } from './line-fit.styles.ts';
export { basketWatchers } from './basket-watchers.saga.ts';

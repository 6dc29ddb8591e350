import { basketCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { basketHandlers } from './basket.calls.ts';

/** The basket and the steps of the checkout. */
export const basketDomain = defineDomain(basketCalls, basketHandlers);

export { addPossibleLines } from './change-basket.queries.ts';
export { findBasketLines } from './basket-lines.queries.ts';
export { conflict, createBasketReader } from './basket-reader.ts';
export {
  canBeOrdered,
  kopecksOf,
  priceOf,
  checkLine,
  totalOf,
  type BasketLine,
  type ConflictReason,
} from './basket.rules.ts';
export { lockBasket } from './lock-basket.queries.ts';
export { mostOf, wholePacks } from './stock.rules.ts';
export { takeOverBasket } from './merge-baskets.queries.ts';

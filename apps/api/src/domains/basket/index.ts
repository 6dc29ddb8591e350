import { basketCalls, basketMoveCalls, fewerParcelsCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { basketHandlers } from './basket.calls.ts';
import { basketMoveHandlers } from './basket-move.calls.ts';
import { fewerParcelsHandlers } from './fewer-parcels.calls.ts';

/** The basket and the steps of the checkout. */
export const basketDomain = defineDomain(basketCalls, basketHandlers);

/** Lines that a wholesale client moves to the retail clients whom he serves (D44). */
export const basketMoveDomain = defineDomain(basketMoveCalls, basketMoveHandlers);

/** Other offers with which fewer parcels come (O4). */
export const fewerParcelsDomain = defineDomain(fewerParcelsCalls, fewerParcelsHandlers);

export { acceptPrices } from './change-lines.queries.ts';
export { addPossibleLines } from './change-basket.queries.ts';
export { findBasketLines } from './basket-lines.queries.ts';
export { conflict, createBasketReader, viewOf } from './basket-reader.ts';
export {
  canBeOrdered,
  kopecksOf,
  priceOf,
  checkLine,
  totalOf,
  type BasketLine,
  type ConflictReason,
} from './basket.rules.ts';
export { findLastOrder } from './last-order.queries.ts';
export { lockBasket } from './lock-basket.queries.ts';
export { mostOf, wholePacks } from './stock.rules.ts';
export { takeOverBasket } from './merge-baskets.queries.ts';

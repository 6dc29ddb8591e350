import { sellerAdviceCalls, sellerOffersCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { sellerAdviceHandlers } from './seller-advice.calls.ts';
import { sellerOffersHandlers } from './seller-offers.calls.ts';

/** Why a seller's offers are not sold, and how they are mended (B4). */
export const sellerOffersDomain = defineDomain(sellerOffersCalls, sellerOffersHandlers);

/** Advice to sell more, with figures. */
export const sellerAdviceDomain = defineDomain(sellerAdviceCalls, sellerAdviceHandlers);

export { createOfferChecks } from './check-offers.ts';

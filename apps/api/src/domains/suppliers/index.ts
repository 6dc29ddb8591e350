import { supplierReviewCalls, suppliersCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { supplierReviewHandlers } from './supplier-review.calls.ts';
import { suppliersHandlers } from './suppliers.calls.ts';

/** Clients who want to sell: their applications with documents. */
export const suppliersDomain = defineDomain(suppliersCalls, suppliersHandlers);
/** What staff decides about them. */
export const supplierReviewDomain = defineDomain(supplierReviewCalls, supplierReviewHandlers);

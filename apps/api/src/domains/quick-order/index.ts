import { quickOrderCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { quickOrderHandlers } from './quick-order.calls.ts';

/** Ordering from a pasted list (B1). */
export const quickOrderDomain = defineDomain(quickOrderCalls, quickOrderHandlers);

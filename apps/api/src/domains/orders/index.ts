import { ordersCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { ordersHandlers } from './orders.calls.ts';

/** Placing and reading orders. */
export const ordersDomain = defineDomain(ordersCalls, ordersHandlers);

export { findOrder } from './orders.queries.ts';

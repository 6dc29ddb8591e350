import { orderNoticesCalls, ordersCalls } from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { orderNoticesHandlers } from './order-notices.calls.ts';
import { ordersHandlers } from './orders.calls.ts';

/** Placing and reading orders. */
export const ordersDomain = defineDomain(ordersCalls, ordersHandlers);

/** The links of messages about changes of an order. */
export const orderNoticesDomain = defineDomain(orderNoticesCalls, orderNoticesHandlers);

export { createOrderNotices } from './order-notices.ts';
export { findOrder } from './orders.queries.ts';

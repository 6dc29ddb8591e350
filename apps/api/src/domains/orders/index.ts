import {
  clientOrdersCalls,
  orderNoticesCalls,
  orderRepeatCalls,
  ordersCalls,
  saleReportCalls,
} from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { clientOrdersHandlers } from './client-orders.calls.ts';
import { orderNoticesHandlers } from './order-notices.calls.ts';
import { orderRepeatHandlers } from './order-repeat.calls.ts';
import { ordersHandlers } from './orders.calls.ts';
import { saleReportHandlers } from './sale-report.calls.ts';

/** Placing orders and finding them again. */
export const ordersDomain = defineDomain(ordersCalls, ordersHandlers);

/** Reading orders, cancelling and returning items. */
export const clientOrdersDomain = defineDomain(clientOrdersCalls, clientOrdersHandlers);

/** The links of messages about changes of an order. */
export const orderNoticesDomain = defineDomain(orderNoticesCalls, orderNoticesHandlers);

/** What an order would be, were it placed again today. */
export const orderRepeatDomain = defineDomain(orderRepeatCalls, orderRepeatHandlers);

/** What a client has bought in a period. */
export const saleReportDomain = defineDomain(saleReportCalls, saleReportHandlers);

export { createOrderNotices } from './order-notices.ts';
export { changeItems } from './change-items.queries.ts';
export type { ChangedBy } from './order-item-events.queries.ts';
export { findOrderPayment } from './order-payment.queries.ts';
export { findOrder, findVisibleOrder } from './orders.queries.ts';
export { owedSql } from './owed-sql.ts';
export { unknownOrder } from './unknown-order.ts';

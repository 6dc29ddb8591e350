import {
  clientOrdersCalls,
  managedOrdersCalls,
  orderApprovalsCalls,
  orderNoticesCalls,
  orderRepeatCalls,
  ordersCalls,
  saleReportCalls,
  sellerOrdersCalls,
} from '@partshop/api-client/contract';
import { defineDomain } from '../../platform/http/domain.ts';
import { orderApprovalsHandlers } from './approvals.calls.ts';
import { clientOrdersHandlers } from './client-orders.calls.ts';
import { managedOrdersHandlers } from './managed-orders.calls.ts';
import { orderNoticesHandlers } from './order-notices.calls.ts';
import { orderRepeatHandlers } from './order-repeat.calls.ts';
import { ordersHandlers } from './orders.calls.ts';
import { saleReportHandlers } from './sale-report.calls.ts';
import { sellerOrdersHandlers } from './seller-orders.calls.ts';

/** Placing orders and finding them again. */
export const ordersDomain = defineDomain(ordersCalls, ordersHandlers);

/** Reading orders, cancelling and returning items. */
export const clientOrdersDomain = defineDomain(clientOrdersCalls, clientOrdersHandlers);

/** What managers change in orders. */
export const managedOrdersDomain = defineDomain(managedOrdersCalls, managedOrdersHandlers);

/** Orders above the limit of an employee, and what is decided about them. */
export const orderApprovalsDomain = defineDomain(orderApprovalsCalls, orderApprovalsHandlers);

/** The links of messages about changes of an order. */
export const orderNoticesDomain = defineDomain(orderNoticesCalls, orderNoticesHandlers);

/** What an order would be, were it placed again today. */
export const orderRepeatDomain = defineDomain(orderRepeatCalls, orderRepeatHandlers);

/** What a client has bought in a period. */
export const saleReportDomain = defineDomain(saleReportCalls, saleReportHandlers);

/** What sellers do with the items that buyers ordered from them. */
export const sellerOrdersDomain = defineDomain(sellerOrdersCalls, sellerOrdersHandlers);

export { createOrderNotices } from './order-notices.ts';
export { changeItems } from './change-items.queries.ts';
export type { ChangedBy } from './order-item-events.queries.ts';
export { findOrderPayment } from './order-payment.queries.ts';
export { findOrder, findVisibleOrder } from './orders.queries.ts';
export { placeOrder } from './place-order.queries.ts';
export { owedSql } from '../../platform/database/owed-sql.ts';
export { reportPeriod, type ReportPeriod } from './report-period.rules.ts';
export { findSellerName } from './seller-name.queries.ts';
export { createSeatFinding, createSellerFinding } from './seller-of.ts';
export { findChosenItems, findItemsToShip } from './seller-print.queries.ts';
export { unknownOrder } from './unknown-order.ts';

export * from './agents.ts';
export * from './alerts.ts';
export * from './basket.ts';
export * from './cars.ts';
export * from './catalog-modes.ts';
export * from './catalogue.ts';
export * from './categories.ts';
export * from './client.ts';
export * from './client-orders.ts';
export * from './common.ts';
export * from './define-call.ts';
export * from './delivery.ts';
export * from './documents.ts';
export * from './errors.ts';
export * from './fit.ts';
export * from './goods.ts';
export * from './identity.ts';
export * from './limits.ts';
export * from './lists.ts';
export * from './localization.ts';
export * from './messages.ts';
export * from './order-notices.ts';
export * from './order-payment.ts';
export * from './order-repeat.ts';
export * from './order-returns.ts';
export * from './order-status.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './pictures.ts';
export * from './places.ts';
export * from './price-history.ts';
export * from './quick-order.ts';
export * from './sale-report.ts';
export * from './site.ts';
export * from './visits.ts';

import { agentsCalls } from './agents.ts';
import { alertsCalls } from './alerts.ts';
import { basketCalls } from './basket.ts';
import { carsCalls } from './cars.ts';
import { catalogueCalls } from './catalogue.ts';
import { categoriesCalls } from './categories.ts';
import { clientCalls } from './client.ts';
import { deliveryCalls } from './delivery.ts';
import { documentsCalls } from './documents.ts';
import { clientOrdersCalls } from './client-orders.ts';
import { fitCalls } from './fit.ts';
import { goodsCalls } from './goods.ts';
import { identityCalls } from './identity.ts';
import { listsCalls } from './lists.ts';
import { localizationCalls } from './localization.ts';
import { messagesCalls } from './messages.ts';
import { orderNoticesCalls } from './order-notices.ts';
import { orderRepeatCalls } from './order-repeat.ts';
import { ordersCalls } from './orders.ts';
import { paymentsCalls } from './payments.ts';
import { picturesCalls } from './pictures.ts';
import { placesCalls } from './places.ts';
import { priceHistoryCalls } from './price-history.ts';
import { quickOrderCalls } from './quick-order.ts';
import { saleReportCalls } from './sale-report.ts';
import { siteCalls } from './site.ts';
import { visitsCalls } from './visits.ts';

/** Named by its parts, because written out the type is longer than the compiler puts into a declaration. */
type Calls = typeof agentsCalls &
  typeof alertsCalls &
  typeof basketCalls &
  typeof carsCalls &
  typeof catalogueCalls &
  typeof categoriesCalls &
  typeof clientCalls &
  typeof deliveryCalls &
  typeof documentsCalls &
  typeof clientOrdersCalls &
  typeof fitCalls &
  typeof goodsCalls &
  typeof identityCalls &
  typeof listsCalls &
  typeof localizationCalls &
  typeof messagesCalls &
  typeof orderNoticesCalls &
  typeof orderRepeatCalls &
  typeof ordersCalls &
  typeof paymentsCalls &
  typeof picturesCalls &
  typeof placesCalls &
  typeof priceHistoryCalls &
  typeof quickOrderCalls &
  typeof saleReportCalls &
  typeof siteCalls &
  typeof visitsCalls;

/** Every call of the contract by name. Each domain of apps/api handles its own; a test walks them all. */
export const calls: Calls = {
  ...agentsCalls,
  ...alertsCalls,
  ...basketCalls,
  ...carsCalls,
  ...catalogueCalls,
  ...categoriesCalls,
  ...clientCalls,
  ...deliveryCalls,
  ...documentsCalls,
  ...clientOrdersCalls,
  ...fitCalls,
  ...goodsCalls,
  ...identityCalls,
  ...listsCalls,
  ...localizationCalls,
  ...messagesCalls,
  ...orderNoticesCalls,
  ...orderRepeatCalls,
  ...ordersCalls,
  ...paymentsCalls,
  ...picturesCalls,
  ...placesCalls,
  ...priceHistoryCalls,
  ...quickOrderCalls,
  ...saleReportCalls,
  ...siteCalls,
  ...visitsCalls,
};
